import { ConsumeSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { SubresourceIntegrityPlugin } from 'webpack-subresource-integrity';
import { FillEmptyChunkIntegrityPlugin } from './fillEmptyChunkIntegrity.mjs';
import { kitChunks } from './kitChunks.mjs';
import { NarrowSharesPlugin, wholeAliases } from './narrowShares.mjs';
import { NoFalsyChunkIdsPlugin } from './noFalsyChunkIds.mjs';
import { builder, folderOf, libAliases, productVersion, root } from './paths.mjs';
import { consumedModules, providedModules } from './shared.mjs';
import { chunkRegistry, SharedChunksPlugin } from './sharedChunks.mjs';
import { hiddenSourceMaps } from './sourceMaps.mjs';
import { StableFederationIdsPlugin } from './stableFederationIds.mjs';
import { SwcMinifyPlugin } from './swcMinify.mjs';
import { TemplateWithoutSharesPlugin } from './templateWithoutShares.mjs';
import { liveTexts } from './texts/textLoader.mjs';
import { TrustedScriptsPlugin } from './trustedScripts.mjs';

const require = createRequire(import.meta.url);

/**
 * Creates the webpack configuration that all apps share.
 * @param app name of the app
 * @param version version of a remote's release; ignored for the shell
 * @param themeBootScript inline script for the shell's html
 * @param mode `production` or `development`
 * @param isHot whether components of a development build change in place; that needs a shell that is in development too
 */
export function createConfig({
  app,
  version = productVersion,
  mode = 'production',
  isHot = true,
  themeBootScript = '',
}) {
  const isShell = app === 'shell';
  const isDevelopment = mode === 'development';
  const hasRefresh = isDevelopment && isHot;
  const appRoot = folderOf(app);
  const container = isShell ? 'fairtone_shell' : containerName(app, version);

  return {
    mode,
    context: appRoot,
    target: ['web', 'es2022'],
    // No eval variant: the page's policy forbids eval in development too.
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    entry: isShell
      ? [
          ...(isDevelopment ? [join(builder, 'refreshGlobal.cjs')] : []),
          join(builder, 'provideFederation.mjs'),
          join(appRoot, 'src/main.ts'),
        ]
      : {},
    externals: isShell ? [] : [useFederationOfShell, ...(hasRefresh ? [useRefreshOfShell] : [])],
    output: {
      path: isShell ? join(root, 'dist/apps', app) : remoteFiles(app),
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:12].js',
      chunkFilename: isDevelopment ? '[name].chunk.js' : '[name].[contenthash:12].js',
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      publicPath: isShell ? '/' : 'auto',
      uniqueName: container,
      ...(!isShell && { chunkLoadingGlobal: chunkRegistry(app) }),
      crossOriginLoading: 'anonymous',
      // With webpack's default of two minutes, later requests for a hanging chunk would wait for the first one.
      chunkLoadTimeout: 10_000,
      // A module that threw throws again; otherwise it would be returned half initialised.
      strictModuleErrorHandling: true,
      trustedTypes: true,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: {
        ...libAliases(),
        ...wholeAliases(),
        ...oneFederationRuntime(),
        ...stylesWithoutText(),
        ...withoutOldReact(),
        ...(isDevelopment ? {} : productionRouter()),
      },
    },
    module: {
      rules: [
        {
          oneOf: [
            {
              resourceQuery: /^\?verified$/,
              test: /\.worker\.ts$/,
              loader: join(builder, 'verifiedWorker.mjs'),
            },
            {
              test: /\.tsx?$/,
              exclude: /node_modules/,
              loader: require.resolve('swc-loader'),
              options: swcOptions(hasRefresh),
            },
          ],
        },
        { test: /\.(woff2|svg|png|jpg|webp)$/, type: 'asset/resource' },
        // Emitted as data instead of scripts: sixty more chunks would add the hashes of sixty scripts to every first load.
        {
          test: /\.md$/,
          type: 'asset/resource',
          loader: join(builder, 'articles/articleLoader.mjs'),
          generator: { filename: '[name].[contenthash:12].json' },
        },
        ...(isDevelopment ? [liveTexts] : []),
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        // Our libs have no side effects on import, so that exports which a screen does not use are left out of its bundle.
        { include: join(root, 'libs'), sideEffects: false },
      ],
    },
    plugins: [
      new TrustedScriptsPlugin(),
      new ModuleFederationPlugin({
        name: container,
        filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:12].js',
        exposes: isShell ? undefined : { './remote': join(appRoot, 'src/remote.ts') },
        remotes: {},
        ...(isShell && { shared: providedModules(productVersion) }),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, disableRemote: true, target: 'web' } },
      }),
      ...(isShell
        ? [new NarrowSharesPlugin(), new TemplateWithoutSharesPlugin()]
        : [
            // Not by the plugin above, which would also offer a remote's own copies to the page.
            new ConsumeSharedPlugin({ shareScope: 'default', consumes: consumedModules() }),
            new SharedChunksPlugin(),
          ]),
      ...(isShell
        ? [
            new HtmlWebpackPlugin({
              template: join(appRoot, 'src/index.html'),
              scriptLoading: 'defer',
              inject: 'head',
              themeBootScript,
              minify: { collapseWhitespace: true },
            }),
          ]
        : []),
      ...(hasRefresh ? [new ReactRefreshPlugin({ overlay: false, library: container })] : []),
      ...(isDevelopment
        ? []
        : [
            new NoFalsyChunkIdsPlugin(),
            new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], enabled: true }),
            new FillEmptyChunkIntegrityPlugin(),
            new StableFederationIdsPlugin(),
            hiddenSourceMaps(),
          ]),
      new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ],
    optimization: {
      minimize: !isDevelopment,
      minimizer: [new SwcMinifyPlugin()],
      moduleIds: isDevelopment ? 'named' : 'deterministic',
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      realContentHash: true,
      splitChunks: { chunks: 'async', ...(isShell && { cacheGroups: kitChunks() }) },
      runtimeChunk: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    // nx caches production builds as a whole. webpack's own cache would return chunks whose integrity belongs to other bytes.
    cache: isDevelopment
      ? {
          type: 'filesystem',
          name: `${app}-development${isHot ? '' : '-plain'}`,
          buildDependencies: { config: [fileURLToPath(import.meta.url)] },
        }
      : false,
  };
}

/** Global name of a remote's container. It contains the version, so that two versions can run in one page. */
export function containerName(app, version) {
  return `fairtone_${app}_${version.replace(/[^a-zA-Z0-9]/g, '_')}`;
}

/** Folder of a remote's files that browsers load; all versions share them in the release store. */
export const remoteFiles = (app) => join(root, 'dist/apps', app, 'files');

function swcOptions(hasRefresh) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', importSource: '@emotion/react', development: false, refresh: hasRefresh },
      },
    },
  };
}

// Only the refresh runtime that was loaded before react-dom can update its components: remotes use the shell's.
function useRefreshOfShell({ request }, callback) {
  if (/react-refresh[\\/]runtime/.test(request)) callback(null, 'var __fairtoneRefresh__');
  else callback();
}

// emotion's development build writes rules as text of style elements, which the page's policy forbids; the production build
// inserts them through the CSSOM.
function stylesWithoutText() {
  const emotion = createRequire(require.resolve('@emotion/react'));
  const sheet = createRequire(emotion.resolve('@emotion/cache')).resolve('@emotion/sheet/package.json');
  return { '@emotion/sheet$': join(dirname(sheet), 'dist/emotion-sheet.esm.js') };
}

// Otherwise each entry has 10 KB more, and a runtime of its own beside the page's.
function useFederationOfShell({ request }, callback) {
  if (/webpack-bundler-runtime[\\/]/.test(request)) callback(null, 'var __fairtoneFederation__');
  else callback();
}

// The plugin imports the runtime's files by path and by name, in two module formats: that would be two runtimes with two registries.
function oneFederationRuntime() {
  const plugin = createRequire(require.resolve('@module-federation/enhanced'));
  const bundler = dirname(plugin.resolve('@module-federation/webpack-bundler-runtime/package.json'));
  const narrow = join(builder, 'narrowFederation.mjs');
  const core = createRequire(plugin.resolve('@module-federation/runtime')).resolve('@module-federation/runtime-core');
  return {
    '@module-federation/webpack-bundler-runtime$': join(bundler, 'dist/index.js'),
    [core]: core.replace(/\.cjs$/, '.js'),
    'whole/federation$': join(dirname(plugin.resolve('@module-federation/runtime')), 'index.js'),
    '@module-federation/runtime$': narrow,
    '@module-federation/runtime/helpers$': narrow,
  };
}

// Only needed for older versions of react, and for `withTheme`, which no code here uses.
function withoutOldReact() {
  return { 'use-sync-external-store/shim$': require.resolve('react'), 'hoist-non-react-statics$': false };
}

// react-router 7 keeps its development chunk in production builds when it is shared (about 197 KB raw).
function productionRouter() {
  const folder = dirname(require.resolve('react-router/package.json'));
  return {
    'react-router$': join(folder, 'dist/production/index.mjs'),
    'react-router/dom$': join(folder, 'dist/production/dom-export.mjs'),
  };
}
