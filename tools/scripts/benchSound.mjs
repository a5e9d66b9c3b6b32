// npm run bench:sound: from a click on play to the first sound, in browsers that were never here.
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildAll } = await import('./buildAll.mjs');
const { root, run } = await import('./run.mjs');

await buildAll();
const { code } = await run(
  process.execPath,
  [join(root, 'tools/run.mjs'), join(root, 'tools/bench/sound/main.ts'), ...process.argv.slice(2)],
  { env: { FAIRTONE_CHROMIUM: await ensureBrowser('full') } },
);
process.exit(code);
