// npm run test:compatibility -- [--live <dist>] [--ref <commit>]: tests the live shell with candidate remotes and vice versa, both on the
// candidate's database. Live is a saved `dist`, the build of a commit, or by default the last release of this repository.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { buildCommit, lastRelease } = await import('../build/liveBuild.mjs');
const { FULL_RUNS, runPlaywright } = await import('./playwrightRun.mjs');

const { values } = parseArgs({ options: { live: { type: 'string' }, ref: { type: 'string' } } });
const commit = values.live ? null : (values.ref ?? lastRelease());
if (!values.live && !commit) {
  console.log('skipped: no earlier release to compare with (name a saved build with --live, or a commit with --ref)');
  process.exit(0);
}

await buildAll();
if (commit) console.log(`Building what is live, ${commit.slice(0, 7)} …`);
const live = commit ? await buildCommit(commit) : { dist: resolve(values.live), remove: () => undefined };
try {
  const env = { FAIRTONE_LIVE_BUILD: live.dist };
  const { passed, failed, skipped } = await runPlaywright(['compatibility/pairs'], env, FULL_RUNS);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  live.remove();
}
