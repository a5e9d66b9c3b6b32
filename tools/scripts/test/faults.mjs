// npm run test:faults -- [Playwright's own arguments]: causes every fault of a remote in a browser, and prints the list of outcomes.
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { ONE_RUN, runPlaywright } = await import('./playwrightRun.mjs');
await buildAll();
const { failed } = await runPlaywright(
  ['--grep', '@fault', ...process.argv.slice(2)],
  { FAIRTONE_FAULT_LIST: 'true' },
  ONE_RUN,
);
process.exit(failed === 0 ? 0 : 1);
