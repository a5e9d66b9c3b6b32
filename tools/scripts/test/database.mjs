import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { runJest } = await import('./jestRun.mjs');
await buildAll();
const args = process.argv.slice(2);
// `--runs 200`: longer property tests.
const at = args.indexOf('--runs');
if (at >= 0) process.env.FAIRTONE_RUNS = args.splice(at, 2)[1];
const { failed } = await runJest('jest.database.config.mjs', ['--runInBand', ...args]);
process.exit(failed === 0 ? 0 : 1);
