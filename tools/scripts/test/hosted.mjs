// npm run test:hosted: the database tests on a database that is set up as a hosted Supabase project has it (servers/testing/hosted).
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { WORKERS } from './workers.mjs';

const { values, positionals } = parseArgs({
  options: { workers: { type: 'string', default: WORKERS } },
  allowPositionals: true,
});
await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { runHosted } = await import('./hostedRun.mjs');
await buildAll();
const { passed, failed, skipped, failures } = await runHosted(['--maxWorkers', values.workers, ...positionals]);
if (failures.length > 0) console.log(`\n${failures.map((failure) => `FAILED ${failure}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
