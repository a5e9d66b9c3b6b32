import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { builder, folderOf, productVersion, root, tsconfig } from './paths.mjs';
import { lazyPartsOf, preloadsOf, sharesOf } from './preloads.mjs';
import { SHARED_REQUESTS } from './shared.mjs';

const externals = {
  name: 'shared-modules-stay-outside',
  setup(pluginBuild) {
    pluginBuild.onResolve({ filter: /^[^.]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || isAbsolute(path)) return undefined;
      const isBundledLib = path.startsWith('@fairtone/') && !SHARED_REQUESTS.includes(path);
      return isBundledLib ? undefined : { path, external: true };
    });
  },
};

/**
 * The version of a remote: the product's version and a digest of the remote's sources, found by following its
 * imports. Changes elsewhere do not change it.
 */
export async function remoteVersion(name) {
  const { metafile } = await build({
    entryPoints: [join(folderOf(name), 'src/remote.ts'), ...workersOf(name)],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'unused',
    absWorkingDir: root,
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.wasm': 'empty' },
    tsconfig,
    plugins: [externals],
    logLevel: 'error',
  });
  const digest = createHash('sha256');
  const packages = new Set();
  for (const file of Object.keys(metafile.inputs).sort()) {
    digest.update(file).update(readFileSync(join(root, file.split('?', 1)[0])));
    for (const { path, external } of metafile.inputs[file].imports) if (external) packages.add(path);
  }
  for (const request of [...packages].sort()) digest.update(installedVersion(request));
  for (const file of builderFiles()) digest.update(file).update(readFileSync(join(builder, file)));
  return `${productVersion}-${digest.digest('hex').slice(0, 10)}`;
}

const builderFiles = () =>
  readdirSync(builder)
    .filter((file) => /\.(mjs|cjs)$/.test(file))
    .sort();

// `new Worker(new URL(…))` is not an import: without this a changed worker would be released under its old version.
function workersOf(name) {
  const folder = join(folderOf(name), 'src');
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.worker.ts'))
    .map((file) => join(folder, file));
}

function installedVersion(request) {
  const name = request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
  const file = join(root, 'node_modules', name, 'package.json');
  return `${request}@${existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 'ours'}`;
}

/** Imports a remote's `remote.ts` in Node: its names and routes, without its lazy parts. */
export async function readRemoteDefinition(name) {
  const { outputFiles } = await build({
    entryPoints: [join(folderOf(name), 'src/remote.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    tsconfig,
    logLevel: 'error',
    banner: { js: 'const require = (await import("node:module")).createRequire(process.cwd() + "/");' },
    plugins: [
      {
        name: 'lazy-parts-stay-outside',
        setup(pluginBuild) {
          // With absolute paths: the build finds the scripts of these modules by them.
          pluginBuild.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) =>
            kind === 'dynamic-import'
              ? { path: path.startsWith('.') ? join(resolveDir, path) : path, external: true }
              : undefined,
          );
        },
      },
    ],
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  const { remote } = await import(url);
  if (!remote) throw new Error(`src/remote.ts of ${name} exports no \`remote\``);
  return remote;
}

/** The remote's name for users, from its own texts: shown while the remote is missing. */
function readTitles(name) {
  const folder = join(folderOf(name), 'locales');
  const languages = readdirSync(folder).filter((entry) => existsSync(join(folder, entry, `${name}.json`)));
  return Object.fromEntries(
    languages.flatMap((language) => {
      const texts = JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'));
      return texts.remote?.title ? [[language, texts.remote.title]] : [];
    }),
  );
}

/**
 * The contents of `remote.json`: names and routes from the remote's `remote.ts`, and facts that only its build knows.
 * @param build version, container, entry and integrity of the build
 * @param compilation webpack's; without it there are no preloads
 */
export async function describeRemote(name, build, compilation) {
  const definition = await readRemoteDefinition(name);
  const { parts, always } = lazyPartsOf(definition);
  const routes = (definition.routes ?? []).map(({ path }) => path);
  const screens = Object.fromEntries(Object.entries(parts).filter(([key]) => routes.includes(key)));
  return {
    name: definition.name,
    contract: definition.contract,
    ...build,
    routes,
    pages: Object.fromEntries((definition.routes ?? []).flatMap(({ path, page }) => (page ? [[path, page]] : []))),
    slots: Object.keys(definition.slots ?? {}),
    dialogs: Object.keys(definition.dialogs ?? {}),
    hasStart: Boolean(definition.start),
    titles: readTitles(name),
    shares: compilation ? sharesOf(compilation, screens) : {},
    preload: compilation ? preloadsOf(compilation, parts, [join(folderOf(name), 'src/remote.ts'), ...always]) : {},
  };
}
