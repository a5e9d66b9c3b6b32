// Builds one app: node delivery/webpack/buildApp.mjs <app>. A remote's build ends with its remote.json.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from './buildRemote.mjs';
import { compressTextFiles } from './compress.mjs';
import { createConfig } from './createConfig.mjs';
import { describeShell } from './describeShell.mjs';
import { writeInstallFiles } from './installFiles.mjs';
import { root } from './paths.mjs';
import { prerenderShell } from './prerender.mjs';
import { readThemeBootScript } from './readThemeBoot.mjs';
import { runWebpack } from './runWebpack.mjs';
import { buildServiceWorker } from './serviceWorker.mjs';
import { finishSourceMaps } from './sourceMaps.mjs';

const app = process.argv[2];
if (!app) throw new Error('Name the app to build: node delivery/webpack/buildApp.mjs catalog');
await (app === 'shell' ? buildShell() : buildRemote(app));

async function buildShell() {
  const output = join(root, 'dist/apps/shell');
  const compilation = await runWebpack(createConfig({ app, themeBootScript: await readThemeBootScript() }));
  const description = await describeShell(compilation, output, { prerender: await prerenderShell(output) });
  writeFileSync(join(output, 'shell.json'), `${JSON.stringify(description, null, 2)}\n`);
  await buildServiceWorker(output);
  await writeInstallFiles(output);
  finishSourceMaps(output, output);
  compressTextFiles(output);
}
