// npm run screens -- [folder] [Playwright's own arguments]: a picture of every screen and state, in both sizes and themes.
import { mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('../build/buildAll.mjs');
const { ensureBrowser } = await import('../setup/browser.mjs');
const { root, runTool } = await import('../run.mjs');

const [named, ...rest] = process.argv.slice(2);
const isFolder = named && !named.startsWith('-');
const folder = isFolder ? resolve(named) : join(root, 'screens');
mkdirSync(folder, { recursive: true });
await buildAll();
const { code } = await runTool(
  '@playwright/test/cli.js',
  ['test', '--config', 'e2e/screens.config.ts', ...(isFolder || !named ? rest : [named, ...rest])],
  { env: { FAIRTONE_CHROMIUM: await ensureBrowser('full'), FAIRTONE_SCREENS: folder } },
);
const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'));
console.log(`\n${pictures.length} pictures in ${folder}`);
process.exit(code);
