import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditRemote } from './audit.mjs';
import { compressTextFiles } from './compress.mjs';
import { containerName, createConfig, remoteFiles } from './createConfig.mjs';
import { describeRemote, readRemoteDefinition, remoteVersion } from './describeRemote.mjs';
import { integrityOf } from './integrity.mjs';
import { folderOf, root } from './paths.mjs';
import { isWorthPrerendering, prerenderRemote } from './prerender.mjs';
import { runWebpack } from './runWebpack.mjs';
import { finishSourceMaps } from './sourceMaps.mjs';

const MOST_BUILDS = 3;

/** How the folder of a version names a file that all versions share. */
const shared = (file) => `../files/${file}`;

/**
 * Builds a remote into `dist/apps/<remote>`, ready to be published: scripts, source maps, `remote.json` and `audit.json`.
 * @returns its version
 */
export async function buildRemote(remote) {
  const output = join(root, 'dist/apps', remote);
  const files = remoteFiles(remote);
  rmSync(output, { recursive: true, force: true });
  const { version, compilation } = await compile(remote);
  const write = (file, value) => writeFileSync(join(output, file), `${JSON.stringify(value, null, 2)}\n`);
  write('remote.json', await describeBuild(remote, version, compilation, output));
  finishSourceMaps(files, output);
  compressTextFiles(files);
  write('audit.json', await auditRemote(remote, [...compilation.modules], files));
  return version;
}

async function compile(remote) {
  let version = await remoteVersion(remote);
  for (let builds = 1; ; builds += 1) {
    const compilation = await runWebpack(createConfig({ app: remote, version }));
    const now = await remoteVersion(remote);
    if (now === version) return { version, compilation };
    // Files that were saved during the build: the version of the build does not describe them.
    if (builds === MOST_BUILDS)
      throw new Error(`The sources in ${folderOf(remote)} keep changing while they are built. Build again.`);
    version = now;
  }
}

async function describeBuild(remote, version, compilation, output) {
  const files = remoteFiles(remote);
  const scripts = readdirSync(files).filter((file) => file.endsWith('.js'));
  const prerender = isWorthPrerendering(await readRemoteDefinition(remote))
    ? await prerenderRemote(remote, output)
    : undefined;
  const build = {
    version,
    container: containerName(remote, version),
    entry: shared(scripts.find((file) => file.startsWith('remoteEntry.'))),
    integrity: {
      ...Object.fromEntries(scripts.map((file) => [shared(file), integrityOf(join(files, file))])),
      ...(prerender && { [prerender]: integrityOf(join(output, prerender)) }),
    },
    ...(prerender && { prerender }),
  };
  const { preload, ...description } = await describeRemote(remote, build, compilation);
  const parts = Object.entries(preload).map(([part, names]) => [part, names.map(shared)]);
  return { ...description, preload: Object.fromEntries(parts) };
}
