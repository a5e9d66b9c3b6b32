// npm run demo:independence: builds what has changed, then one team releases its remote while the product runs.
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('./buildAll.mjs');
const { ensureBrowser } = await import('./browser.mjs');
const { run } = await import('./run.mjs');
await buildAll();
const { code } = await run(process.execPath, ['tools/run.mjs', 'delivery/release/demo/main.ts'], {
  env: { FAIRTONE_CHROMIUM: await ensureBrowser() },
});
process.exit(code);
