import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('./buildAll.mjs');
const { runJest } = await import('./jestRun.mjs');
await buildAll();
const { failed } = await runJest('jest.database.config.mjs', ['--runInBand', ...process.argv.slice(2)]);
process.exit(failed === 0 ? 0 : 1);
