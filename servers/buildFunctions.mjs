import { build } from 'esbuild';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE } from './bundleOptions.mjs';

/** Bundles every edge function of supabase/functions for Node. `npm:` and `jsr:` specifiers resolve to the installed packages. */
export async function buildFunctions(root, outdir) {
  const folder = join(root, 'supabase/functions');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')))
    : [];
  rmSync(outdir, { recursive: true, force: true });
  if (names.length === 0) return;
  await build({
    entryPoints: Object.fromEntries(names.map((name) => [name, join(folder, name, 'index.ts')])),
    outdir,
    ...BUNDLE,
    sourcemap: 'inline',
    tsconfig: join(root, 'tsconfig.base.json'),
    plugins: [denoSpecifiers],
  });
}

const REGISTRY_SPECIFIER = /^(?:npm|jsr):\/?(@[^/]+\/[^@/]+|[^@/]+)(?:@[^/]+)?(\/.*)?$/;

const denoSpecifiers = {
  name: 'deno-specifiers',
  setup(bundler) {
    bundler.onResolve({ filter: /^(npm|jsr):/ }, ({ path }) => {
      const [, name, subpath = ''] = REGISTRY_SPECIFIER.exec(path) ?? [];
      return name
        ? { path: name + subpath, external: true }
        : { errors: [{ text: `Cannot read the specifier ${path}` }] };
    });
  },
};
