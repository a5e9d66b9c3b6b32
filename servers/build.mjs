// Bundles the servers and the edge functions: node servers/build.mjs
import { build } from 'esbuild';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = resolve(here, '..');
const outdir = join(root, 'dist/servers');
const functionsFolder = join(root, 'supabase/functions');

/** Entry points that run as separate processes or threads. */
const entries = {
  main: 'launcher/src/main.ts',
  backup: 'launcher/src/backup/main.ts',
  keys: 'launcher/src/keys/main.ts',
  payments: 'stripe/src/main.ts',
  edge: 'edge/src/main.ts',
  prerenderWorker: 'edge/src/prerender/worker.ts',
  demoPictures: 'demo/src/pictures/worker.ts',
  demoMusic: 'demo/content/music/worker.ts',
};

/** Packages that bring binaries or WebAssembly of their own, which they look for beside their files. */
const UNBUNDLED = ['sharp', 'fontkit', 'mediabunny', '@mediabunny/*', 'mpg123-decoder'];

const REGISTRY_SPECIFIER = /^(?:npm|jsr):\/?(@[^/]+\/[^@/]+|[^@/]+)(?:@[^/]+)?(\/.*)?$/;

/** `npm:` and `jsr:` specifiers of edge functions are the installed packages. */
const denoSpecifiers = {
  name: 'deno-specifiers',
  setup(bundler) {
    bundler.onResolve({ filter: /^(npm|jsr):/ }, ({ path, kind }) => {
      const [, name, subpath = ''] = REGISTRY_SPECIFIER.exec(path) ?? [];
      return name
        ? bundler.resolve(name + subpath, { resolveDir: root, kind })
        : { errors: [{ text: `Cannot read the specifier ${path}` }] };
    });
  },
};

const functionEntries = readdirSync(functionsFolder)
  .map((name) => [`functions/${name}`, join(functionsFolder, name, 'index.ts')])
  .filter(([, file]) => existsSync(file));

// Files of earlier builds: every file in `functions` is loaded as one, and names in `shared` change with their contents.
for (const folder of ['functions', 'shared']) rmSync(join(outdir, folder), { recursive: true, force: true });
await build({
  entryPoints: {
    ...Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(here, file)])),
    ...Object.fromEntries(functionEntries),
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'shared/[hash]',
  bundle: true,
  // What programs and functions have in common is read and compiled once.
  splitting: true,
  external: UNBUNDLED,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Node's own modules, for packages that ask for them with `require`.
  banner: {
    js: `import { createRequire as requireFrom } from 'node:module'; var require = requireFrom(import.meta.url);`,
  },
  sourcemap: 'linked',
  sourcesContent: false,
  loader: { '.sql': 'text' },
  tsconfig: join(root, 'tsconfig.base.json'),
  plugins: [denoSpecifiers],
  logLevel: 'warning',
});
