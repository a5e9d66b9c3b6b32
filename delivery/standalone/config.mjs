import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import { createConfig } from '../webpack/createConfig.mjs';
import { describeRemote } from '../webpack/describeRemote.mjs';
import { REMOTES, root } from '../webpack/paths.mjs';

// Plugins that make a bundle a federated release. A standalone page has none of them and bundles its shared modules.
const FEDERATED = [
  'ModuleFederationPlugin',
  'ConsumeSharedPlugin',
  'SubresourceIntegrityPlugin',
  'FillEmptyChunkIntegrityPlugin',
  'SharedChunksPlugin',
  'StableFederationIdsPlugin',
];

/** Folder of a remote's standalone page. */
const standaloneFolder = (remote) => join(root, 'dist/standalone', remote);

/**
 * Turns the configuration of all apps into one page with a remote and its harness.
 * @param mode `production`, or `development` with hot reload
 */
export async function standaloneConfig({ remote, mode = 'production' }) {
  const config = createConfig({ app: remote, version: 'standalone', mode });
  return {
    ...config,
    entry: join(root, 'apps', remote, 'src/standalone/main.ts'),
    externals: [],
    output: {
      ...config.output,
      path: standaloneFolder(remote),
      publicPath: '/',
      uniqueName: `fairtone_${remote}_standalone`,
    },
    plugins: [
      ...config.plugins.filter((plugin) => !FEDERATED.includes(plugin.constructor.name)),
      new HtmlWebpackPlugin({
        template: join(root, 'delivery/standalone/index.html'),
        scriptLoading: 'defer',
        inject: 'head',
      }),
      new webpack.DefinePlugin({ __FAIRTONE_NEIGHBOURS__: JSON.stringify(await neighboursOf(remote)) }),
    ],
    // Loaded from this machine only: minified it would load no faster.
    optimization: { ...config.optimization, minimize: false, splitChunks: { chunks: 'async' } },
    cache: mode === 'development' ? { ...config.cache, name: `${remote}-standalone` } : false,
  };
}

/**
 * What the other remotes provide, read from their `remote.ts`. A remote that cannot be read is left out, so that it does not block this
 * one.
 */
async function neighboursOf(remote) {
  const others = await Promise.all(
    REMOTES.filter((name) => name !== remote).map((name) =>
      describeRemote(name, {}).catch((error) => console.warn(`${name} is left out of the harness: ${error.message}`)),
    ),
  );
  return others.filter(Boolean).map(({ name, routes, slots, dialogs }) => ({ name, routes, slots, dialogs }));
}
