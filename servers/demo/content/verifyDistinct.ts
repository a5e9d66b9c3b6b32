// Renders all music of the demo, and proves that no two pieces share two seconds of samples and that genres sound different. Takes a few
// minutes: node tools/run.mjs servers/demo/content/verifyDistinct.ts
import { DEMO_TRACKS } from './verify/demoTracks';
import { problemsOf } from './verify/problemsOf';
import { survey } from './verify/survey';

const started = Date.now();
const pieces = await survey(DEMO_TRACKS);
const problems = problemsOf(pieces);
for (const problem of problems) console.error(problem);
const prints = pieces.reduce((sum, piece) => sum + piece.prints.length, 0);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`${pieces.length} pieces, ${prints} fingerprints compared, ${problems.length} problems (${seconds} s)`);
process.exitCode = problems.length === 0 && pieces.length === DEMO_TRACKS.length ? 0 : 1;
