// npm run test:visual -- [--update] [Playwright's own arguments]: compares every screen, in both sizes and themes, with its baseline.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { chromium } = await import('@playwright/test');
const { ensureBrowser } = await import('../setup/browser.mjs');
const { buildAll } = await import('../build/buildAll.mjs');
const { root, runTool, runTypeScript } = await import('../run.mjs');

const isUpdate = process.argv.includes('--update');
const rest = process.argv.slice(2).filter((argument) => argument !== '--update');
const baselines = join(root, 'e2e/quality/visual/baselines.json');
const pictures = join(root, 'dist/visual');

const browser = await ensureBrowser('full');
const major = await majorVersion(browser);
const known = existsSync(baselines) ? JSON.parse(readFileSync(baselines, 'utf8')).chromium : major;
if (known !== major && !isUpdate) {
  console.log(`Skipped: the baselines are of Chromium ${known}, and this is ${major}, which may draw otherwise.`);
  process.exit(0);
}
if (known !== major && rest.length > 0) {
  console.error(`The baselines are of Chromium ${known}, and this is ${major}: update all of them at once.`);
  process.exit(1);
}

await buildAll();
rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const taken = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/visual.config.ts', ...rest], {
  env: { FAIRTONE_CHROMIUM: browser, FAIRTONE_PICTURES: pictures },
});
// A failed scene is reported itself; its pictures do not count as missing too.
const isPart = rest.length > 0 || taken.code !== 0;
const judged = await runTypeScript('tools/visual/main.ts', [
  ...[pictures, baselines, '--chromium', String(major)],
  ...(isUpdate ? ['--update'] : []),
  ...(isPart ? ['--part'] : []),
]);
process.exit(taken.code || judged.code);

async function majorVersion(executablePath) {
  const opened = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const version = opened.version();
  await opened.close();
  return Number.parseInt(version, 10);
}
