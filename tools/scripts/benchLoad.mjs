// npm run bench:load: the federated page and the same product as one bundle, measured side by side.
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildAll } = await import('./buildAll.mjs');
const { root, run } = await import('./run.mjs');
const { buildSingleBundle } = await import('../bench/load/singleBundle.mjs');

await buildAll();
await buildSingleBundle();
const { code } = await run(
  process.execPath,
  [join(root, 'tools/run.mjs'), join(root, 'tools/bench/load/main.ts'), ...process.argv.slice(2)],
  { env: { FAIRTONE_CHROMIUM: await ensureBrowser('full') } },
);
process.exit(code);
