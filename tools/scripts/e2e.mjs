// npm run test:e2e -- [Playwright's own arguments]: the browser tests against the built product.
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('./buildAll.mjs');
const { runPlaywright } = await import('./playwrightRun.mjs');
await buildAll();
const { failed } = await runPlaywright(process.argv.slice(2));
process.exit(failed === 0 ? 0 : 1);
