import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { runJest } = await import('./jestRun.mjs');
const { failed } = await runJest('jest.config.mjs', process.argv.slice(2));
process.exit(failed === 0 ? 0 : 1);
