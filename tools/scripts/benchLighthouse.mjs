// npm run bench:lighthouse: what Lighthouse says of home, an album and explore on a phone, with the full demo.
import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { ensureBrowser } = await import('./browser.mjs');
const { buildAll } = await import('./buildAll.mjs');
const { mustRun, root, run } = await import('./run.mjs');

await mustRun('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
  cwd: join(root, 'tools/bench/lighthouse'),
});
await buildAll();
const { code } = await run(
  process.execPath,
  [join(root, 'tools/run.mjs'), join(root, 'tools/bench/lighthouse/main.ts'), ...process.argv.slice(2)],
  { env: { FAIRTONE_CHROMIUM: await ensureBrowser('full') } },
);
process.exit(code);
