// Builds one app: node delivery/webpack/buildApp.mjs <app>. A remote's build ends with its remote.json.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditRemote } from './audit.mjs';
import { compressTextFiles } from './compress.mjs';
import { containerName, createConfig } from './createConfig.mjs';
import { describeRemote, readRemoteDefinition, remoteVersion } from './describeRemote.mjs';
import { describeShell } from './describeShell.mjs';
import { writeInstallFiles } from './installFiles.mjs';
import { integrityOf } from './integrity.mjs';
import { root } from './paths.mjs';
import { readThemeBootScript } from './readThemeBoot.mjs';
import { isWorthPrerendering, prerenderRemote, prerenderShell } from './prerender.mjs';
import { runWebpack } from './runWebpack.mjs';
import { buildServiceWorker } from './serviceWorker.mjs';

const app = process.argv[2];
if (!app) throw new Error('Name the app to build: node delivery/webpack/buildApp.mjs catalog');
const output = join(root, 'dist/apps', app);
const isRemote = app !== 'shell';
const MOST_BUILDS = 3;
let version = isRemote ? await remoteVersion(app) : undefined;
let compilation;

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
compressTextFiles(output);
if (isRemote) writeJson('audit.json', await auditRemote(app, [...compilation.modules], output));

async function writeRemoteDescription() {
  const scripts = readdirSync(output).filter((file) => file.endsWith('.js'));
  const prerender = isWorthPrerendering(await readRemoteDefinition(app))
    ? await prerenderRemote(app, output)
    : undefined;
  const build = {
    version,
    container: containerName(app, version),
    entry: scripts.find((file) => file.startsWith('remoteEntry.')),
    integrity: Object.fromEntries(
      [...scripts, ...(prerender ? [prerender] : [])].map((file) => [file, integrityOf(join(output, file))]),
    ),
    ...(prerender && { prerender }),
  };
  writeJson('remote.json', await describeRemote(app, build, compilation));
}

function writeJson(file, value) {
  writeFileSync(join(output, file), `${JSON.stringify(value, null, 2)}\n`);
}
