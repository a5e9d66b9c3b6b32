import { build, transformSync, type Plugin } from 'esbuild';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { VERSIONED_SHARES } from '../webpack/narrowShares.mjs';

/** What builds of remotes run, and loaders that webpack finds by their path. */
const STARTS = [
  'buildRemote.mjs',
  'narrowFederation.mjs',
  'verifiedWorker.mjs',
  'workerTrust.mjs',
  'articles/articleLoader.mjs',
  ...Object.values(VERSIONED_SHARES),
];
const PATHS = 'paths.mjs';
const COMMANDS = ['build.mjs', 'release.mjs'];

/** The packed builder finds a project instead of this workspace; everything else is the builder of our own remotes. */
const OWN = ['index.mjs', 'index.d.mts', 'jest.mjs', 'jest.d.mts', 'build.mjs', PATHS];

const projectPaths: Plugin = {
  name: 'paths-of-a-project',
  setup(bundler) {
    bundler.onResolve({ filter: /\/webpack\/paths\.mjs$|^\.\/paths\.mjs$/ }, () => ({
      path: `./${PATHS}`,
      external: true,
    }));
  },
};

/**
 * Copies the webpack preset of our own remotes, and bundles the release tool.
 * @returns the packages that these files import
 */
export async function writeBuilder(root: string, output: string): Promise<string[]> {
  const builder = join(root, 'delivery/webpack');
  const shared = { bundle: true, metafile: true, platform: 'node', format: 'esm', packages: 'external' } as const;
  const { metafile } = await build({
    ...shared,
    absWorkingDir: builder,
    entryPoints: STARTS,
    outdir: 'unused',
    write: false,
    plugins: [projectPaths],
    external: ['whole/federation'],
    logLevel: 'error',
  });
  for (const file of Object.keys(metafile.inputs)) copy(join(builder, file), join(output, file));
  for (const file of OWN) {
    const source = readFileSync(join(root, 'delivery/packages/builder', file), 'utf8');
    writeFileSync(join(output, file), source.replaceAll("'../../webpack/", "'./"));
  }
  writeTestFiles(join(root, 'tools/jest'), output);
  const release = await build({
    ...shared,
    absWorkingDir: root,
    entryPoints: ['delivery/release/main.ts'],
    outfile: join(output, 'release.mjs'),
    target: 'node20',
    tsconfig: join(root, 'tsconfig.base.json'),
    banner: { js: '#!/usr/bin/env node' },
    plugins: [projectPaths],
    logLevel: 'error',
  });
  for (const command of COMMANDS) chmodSync(join(output, command), 0o755);
  const inputs = [...Object.values(metafile.inputs), ...Object.values(release.metafile.inputs)];
  const requests = inputs.flatMap(({ imports }) => imports.flatMap(({ path, external }) => (external ? [path] : [])));
  return requests.filter((request) => !request.startsWith('.') && !request.startsWith('whole/'));
}

/** The browser of our own component tests. */
function writeTestFiles(from: string, output: string): void {
  copy(join(from, 'browserEnvironment.cjs'), join(output, 'browserEnvironment.cjs'));
  const globals = readFileSync(join(from, 'setupBrowserGlobals.ts'), 'utf8');
  writeFileSync(join(output, 'setupBrowserGlobals.cjs'), transformSync(globals, { loader: 'ts', format: 'cjs' }).code);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
