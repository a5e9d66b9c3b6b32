// npm run bench:upload: how long an album of ten FLACs takes and how evenly the page draws meanwhile, what an upload holds in memory
// (20 files against 2, 1 GB against 100 MB), and how long ten minutes of WAV take; in a real browser.
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { runPlaywright } = await import('../test/playwrightRun.mjs');
await buildAll();
const { failed } = await runPlaywright(process.argv.slice(2), {}, [['--project', 'measured']]);
process.exit(failed === 0 ? 0 : 1);
