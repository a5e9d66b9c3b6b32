// Bundles the embedded backend: node apps/backend/build.mjs
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFunctions } from './buildFunctions.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = resolve(here, '../..');
const outdir = join(root, 'dist/apps/backend');

/** Each a process of its own, or a thread. */
const entries = {
  main: 'src/main.ts',
  backup: 'src/backup/main.ts',
  payments: 'src/payments/main.ts',
  prerenderWorker: 'src/releases/prerender/worker.ts',
  demoPictures: 'src/demo/pictures/worker.ts',
  demoMusic: '../../tools/demo/music/worker.ts',
};

await build({
  entryPoints: Object.fromEntries(
    Object.entries(entries)
      .map(([name, file]) => [name, join(here, file)])
      .filter(([, file]) => existsSync(file)),
  ),
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'linked',
  loader: { '.sql': 'text' },
  tsconfig: join(root, 'tsconfig.base.json'),
  logLevel: 'warning',
});
await buildFunctions(root, join(outdir, 'functions'));
