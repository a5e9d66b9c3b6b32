// Bundles the servers: node servers/build.mjs
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLE } from './bundleOptions.mjs';
import { buildFunctions } from './buildFunctions.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = resolve(here, '..');
const outdir = join(root, 'dist/servers');

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

await build({
  entryPoints: Object.fromEntries(
    Object.entries(entries)
      .map(([name, file]) => [name, join(here, file)])
      .filter(([, file]) => existsSync(file)),
  ),
  outdir,
  ...BUNDLE,
  sourcemap: 'linked',
  loader: { '.sql': 'text' },
  tsconfig: join(root, 'tsconfig.base.json'),
});
await buildFunctions(root, join(outdir, 'functions'));
