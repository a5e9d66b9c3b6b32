// Builds one app: node libs/federation/webpack/buildApp.mjs <app>. A remote's build ends with its remote.json.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack from 'webpack';
import { auditRemote, readHostContract } from './audit.mjs';
import { containerName, createConfig } from './createConfig.mjs';
import { describeRemote, remoteVersion } from './describeRemote.mjs';
import { productVersion, root } from './paths.mjs';
import { readThemeBootScript } from './readThemeBoot.mjs';

const app = process.argv[2];
if (!app) throw new Error('Name the app to build: node libs/federation/webpack/buildApp.mjs catalog');
const output = join(root, 'dist/apps', app);
const isRemote = app !== 'shell';
const MOST_BUILDS = 3;
let version = isRemote ? await remoteVersion(app) : undefined;
let modules;

for (let builds = 1; ; builds += 1) {
  modules = await run(createConfig({ app, version, themeBootScript: isRemote ? '' : await readThemeBootScript() }));
  if (!isRemote) break;
  const now = await remoteVersion(app);
  if (now === version) break;
  // Files that were saved while this ran: what was built has no version that names it.
  if (builds === MOST_BUILDS) throw new Error(`The sources of ${app} keep changing while it is built. Build again.`);
  version = now;
}
if (isRemote) await writeRemoteDescription();
else writeJson('shell.json', { version: productVersion, contract: await readHostContract() });
compressTextFiles();
if (isRemote) writeJson('audit.json', await auditRemote(app, modules, output));

function run(config) {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) return reject(error);
        if (stats.hasErrors()) return reject(new Error(stats.toString('errors-warnings')));
        if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
        resolve([...stats.compilation.modules]);
      });
    });
  });
}

async function writeRemoteDescription() {
  const scripts = readdirSync(output).filter((file) => file.endsWith('.js'));
  const description = await describeRemote(app, {
    version,
    container: containerName(app, version),
    entry: scripts.find((file) => file.startsWith('remoteEntry.')),
    integrity: Object.fromEntries(scripts.map((file) => [file, integrityOf(file)])),
  });
  writeJson('remote.json', description);
}

function writeJson(file, value) {
  writeFileSync(join(output, file), `${JSON.stringify(value, null, 2)}\n`);
}

function integrityOf(file) {
  return `sha384-${createHash('sha384')
    .update(readFileSync(join(output, file)))
    .digest('base64')}`;
}

function compressTextFiles() {
  for (const file of readdirSync(output)) {
    if (!/\.(js|json|css|svg)$/.test(file) || /^(remote|shell)\.json$/.test(file)) continue;
    const bytes = readFileSync(join(output, file));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(join(output, `${file}.br`), brotliCompressSync(bytes, { params }));
  }
}
