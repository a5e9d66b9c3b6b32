// npm run test:e2e -- [Playwright's own arguments]: the browser tests against the built product.
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { EVERY_RUN, runPlaywright } = await import('./playwrightRun.mjs');
const { buildStandalonePages } = await import('../build/standalonePages.mjs');
await buildAll();
const args = process.argv.slice(2);
// Only the contract suite opens the standalone pages; a run of one other file does not wait for them.
if (args.length === 0 || args.some((argument) => argument.includes('contract'))) await buildStandalonePages();
// A file that is named explicitly runs even if it belongs to npm run test:full.
const { failed } = await runPlaywright(args, {}, args.length > 0 ? EVERY_RUN : undefined);
process.exit(failed === 0 ? 0 : 1);
