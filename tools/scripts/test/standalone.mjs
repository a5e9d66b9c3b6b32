// npm run test:standalone: runs the contract suite on each remote's standalone page, built without the shell.
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildStandalonePages } = await import('../build/standalonePages.mjs');
const { runPlaywright } = await import('./playwrightRun.mjs');
await buildStandalonePages();
const { failed } = await runPlaywright(['platform/contract/harness', ...process.argv.slice(2)]);
process.exit(failed === 0 ? 0 : 1);
