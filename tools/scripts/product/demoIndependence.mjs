// npm run demo:independence: builds what has changed, then one team releases its remote while the product runs.
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { ensureBrowser } = await import('../setup/browser.mjs');
const { runTypeScript } = await import('../run.mjs');
await buildAll();
const env = { FAIRTONE_CHROMIUM: await ensureBrowser() };
const { code } = await runTypeScript('delivery/release/demo/main.ts', process.argv.slice(2), { env });
process.exit(code);
