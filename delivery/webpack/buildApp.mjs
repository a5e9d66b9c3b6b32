// Builds one app: node delivery/webpack/buildApp.mjs <app>. A remote's build ends with its remote.json.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditRemote } from './audit.mjs';
import { compressTextFiles } from './compress.mjs';
import { containerName, createConfig, remoteFiles } from './createConfig.mjs';
import { describeRemote, readRemoteDefinition, remoteVersion } from './describeRemote.mjs';
import { describeShell } from './describeShell.mjs';
import { writeInstallFiles } from './installFiles.mjs';
import { integrityOf } from './integrity.mjs';
import { root } from './paths.mjs';
import { readThemeBootScript } from './readThemeBoot.mjs';
import { isWorthPrerendering, prerenderRemote, prerenderShell } from './prerender.mjs';
import { runWebpack } from './runWebpack.mjs';
import { buildServiceWorker } from './serviceWorker.mjs';
import { finishSourceMaps } from './sourceMaps.mjs';

const app = process.argv[2];
if (!app) throw new Error('Name the app to build: node delivery/webpack/buildApp.mjs catalog');
const output = join(root, 'dist/apps', app);
const isRemote = app !== 'shell';
const files = isRemote ? remoteFiles(app) : output;
/** How the folder of a version names a file that all versions share. */
const shared = (file) => `../files/${file}`;
const MOST_BUILDS = 3;
let version = isRemote ? await remoteVersion(app) : undefined;
let compilation;

if (isRemote) rmSync(output, { recursive: true, force: true });
for (let builds = 1; ; builds += 1) {
  const themeBootScript = isRemote ? '' : await readThemeBootScript();
  compilation = await runWebpack(createConfig({ app, version, themeBootScript }));
  if (!isRemote) break;
  const now = await remoteVersion(app);
  if (now === version) break;
  // Files that were saved during the build: the version of the build does not describe them.
  if (builds === MOST_BUILDS) throw new Error(`The sources of ${app} keep changing while it is built. Build again.`);
  version = now;
}
if (isRemote) await writeRemoteDescription();
else {
  writeJson('shell.json', await describeShell(compilation, output, { prerender: await prerenderShell(output) }));
  await buildServiceWorker(output);
  await writeInstallFiles(output);
}
finishSourceMaps(files, output);
compressTextFiles(files);
if (isRemote) writeJson('audit.json', await auditRemote(app, [...compilation.modules], files));

async function writeRemoteDescription() {
  const scripts = readdirSync(files).filter((file) => file.endsWith('.js'));
  const prerender = isWorthPrerendering(await readRemoteDefinition(app))
    ? await prerenderRemote(app, output)
    : undefined;
  const build = {
    version,
    container: containerName(app, version),
    entry: shared(scripts.find((file) => file.startsWith('remoteEntry.'))),
    integrity: {
      ...Object.fromEntries(scripts.map((file) => [shared(file), integrityOf(join(files, file))])),
      ...(prerender && { [prerender]: integrityOf(join(output, prerender)) }),
    },
    ...(prerender && { prerender }),
  };
  const { preload, ...description } = await describeRemote(app, build, compilation);
  const parts = Object.entries(preload).map(([part, names]) => [part, names.map(shared)]);
  writeJson('remote.json', { ...description, preload: Object.fromEntries(parts) });
}

function writeJson(file, value) {
  writeFileSync(join(output, file), `${JSON.stringify(value, null, 2)}\n`);
}
