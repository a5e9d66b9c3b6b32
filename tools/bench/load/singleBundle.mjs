import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { compressTextFiles } from '../../../delivery/webpack/compress.mjs';
import { createConfig } from '../../../delivery/webpack/createConfig.mjs';
import { readRemoteDefinition } from '../../../delivery/webpack/describeRemote.mjs';
import { describeShell } from '../../../delivery/webpack/describeShell.mjs';
import { REMOTES, root } from '../../../delivery/webpack/paths.mjs';
import { lazyPartsOf } from '../../../delivery/webpack/preloads.mjs';
import { prerenderAll } from '../../../delivery/webpack/prerender.mjs';
import { readThemeBootScript } from '../../../delivery/webpack/readThemeBoot.mjs';
import { runWebpack } from '../../../delivery/webpack/runWebpack.mjs';

const FEDERATED = ['ModuleFederationPlugin', 'NarrowSharesPlugin'];
/** Files of libs/federation that the bundle replaces. */
const REPLACED = ['loadContainer', 'manifest', 'preloadScripts'];

/**
 * Builds the whole product as one webpack bundle with the same lazy routes, to compare federation with it. Never
 * deployed.
 * @returns its folder
 */
export async function buildSingleBundle() {
  const folder = join(root, 'dist/bench/single');
  const config = createConfig({ app: 'shell', themeBootScript: await readThemeBootScript() });
  const compilation = await runWebpack({
    ...config,
    entry: config.entry.filter((file) => !file.endsWith('provideFederation.mjs')),
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, ...doors() } },
    output: { ...config.output, path: folder, uniqueName: 'fairtone_single' },
    plugins: [
      ...config.plugins.filter((plugin) => !FEDERATED.includes(plugin.constructor.name)),
      new webpack.NormalModuleReplacementPlugin(/^\.\/\w+\.ts$/, bringOwnFile),
    ],
    // The same chunk splitting as in remotes.
    optimization: { ...config.optimization, splitChunks: { chunks: 'async' } },
  });
  mkdirSync(folder, { recursive: true });
  const { parts, pages } = await routes();
  const shell = await describeShell(compilation, folder, {
    parts,
    pages,
    prerender: await prerenderAll(REMOTES, folder),
  });
  writeFileSync(join(folder, 'shell.json'), JSON.stringify(shell));
  compressTextFiles(folder);
  return folder;
}

const doors = () =>
  Object.fromEntries(REMOTES.map((name) => [`bundled/${name}$`, join(root, 'apps', name, 'src/remote.ts')]));

function bringOwnFile(data) {
  const file = data.request.slice(2, -3);
  const isReplaced = /[\\/]federation[\\/]src$/.test(data.context) && REPLACED.includes(file);
  if (isReplaced) data.request = join(root, 'tools/bench/load/single', `${file}.mjs`);
}

/** The scripts of each route, including English texts, as the federated page preloads them, and its first requests. */
async function routes() {
  const parts = {};
  const pages = {};
  for (const name of REMOTES) {
    const definition = await readRemoteDefinition(name);
    const known = lazyPartsOf(definition).parts;
    for (const { path, page } of definition.routes ?? []) {
      parts[path] = [...known[path], ...known.en];
      if (page) pages[path] = page;
    }
  }
  return { parts, pages };
}
