import HtmlWebpackPlugin from 'html-webpack-plugin';
import { join } from 'node:path';
import webpack from 'webpack';
import { createConfig } from '../webpack/createConfig.mjs';
import { describeRemote } from '../webpack/describeRemote.mjs';
import { REMOTES, root } from '../webpack/paths.mjs';

// What makes a bundle a federated release; a remote alone is one page that brings its shared modules itself.
const FEDERATED = [
  'ModuleFederationPlugin',
  'SubresourceIntegrityPlugin',
  'FillEmptyChunkIntegrityPlugin',
  'StableFederationEntryPlugin',
];

/** Folder of a remote's standalone page. */
const standaloneFolder = (remote) => join(root, 'dist/standalone', remote);

/**
 * The configuration of all apps, made into one page for a remote and the harness around it.
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
    // Loaded from this machine alone: minified it would load no faster.
    optimization: { ...config.optimization, minimize: false, splitChunks: { chunks: 'async' } },
    cache: mode === 'development' ? { ...config.cache, name: `${remote}-standalone` } : false,
  };
}

/** What the other remotes bring, read from their doors. One that cannot be read is another team's morning: it is left out. */
async function neighboursOf(remote) {
  const others = await Promise.all(
    REMOTES.filter((name) => name !== remote).map((name) =>
      describeRemote(name, {}).catch((error) => console.warn(`${name} is left out of the harness: ${error.message}`)),
    ),
  );
  return others.filter(Boolean).map(({ name, routes, slots, dialogs }) => ({ name, routes, slots, dialogs }));
}
