import { build, type Plugin } from 'esbuild';
import { join } from 'node:path';
import type { Library } from './packageList.ts';

const AS_IN_BUILDS = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  logLevel: 'error',
} as const;

/** Everything that is not a file of the library itself. */
const othersOutside: Plugin = {
  name: 'others-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

/** Each file stays a file, so that builds leave out what a remote does not use. Imports get the extension of the compiled file. */
const filesApart: Plugin = {
  name: 'files-stay-apart',
  setup(bundler) {
    bundler.onResolve({ filter: /^\./ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (kind === 'entry-point' || pluginData === 'found') return undefined;
      const { path: file } = await bundler.resolve(path, { kind, resolveDir, importer, pluginData: 'found' });
      const [asked, found] = [path.split('/').at(-1)!, file.split('/').at(-1)!];
      const isFolder = withoutExtension(asked) !== withoutExtension(found);
      return { path: `${withoutExtension(path)}${isFolder ? '/index' : ''}.js`, external: true };
    });
  },
};

const withoutExtension = (path: string) => path.replace(/\.(tsx?|json)$/, '');

/**
 * Compiles the files of a library that its entries reach; tests are not among them.
 * @returns the packages that the compiled files import
 */
export async function compileLibrary(root: string, { folder, entries }: Library, output: string): Promise<string[]> {
  const from = join(root, folder);
  const { metafile } = await build({
    ...AS_IN_BUILDS,
    absWorkingDir: from,
    entryPoints: Object.values(entries),
    outdir: 'unused',
    write: false,
    metafile: true,
    plugins: [othersOutside],
  });
  const files = Object.entries(metafile.inputs);
  await build({
    ...AS_IN_BUILDS,
    absWorkingDir: from,
    entryPoints: files.map(([file]) => file),
    outbase: from,
    outdir: output,
    plugins: [othersOutside, filesApart],
  });
  return files.flatMap(([, { imports }]) => imports.flatMap(({ path, external }) => (external ? [path] : [])));
}
