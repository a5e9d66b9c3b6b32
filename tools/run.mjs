// Runs a TypeScript entry in Node: bundles our own code with esbuild, leaves packages external.
// Usage: node tools/run.mjs path/to/entry.ts [arguments…]
import { build } from 'esbuild';
import { mkdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../..');
const [entry, ...rest] = process.argv.slice(2);
if (!entry) throw new Error('Name the TypeScript file to run: node tools/run.mjs path/to/entry.ts');

const outdir = join(root, 'node_modules/.cache/fairtone-run');
mkdirSync(outdir, { recursive: true });
const outfile = join(outdir, `${basename(entry, '.ts')}-${process.pid}.mjs`);
await build({
  entryPoints: [resolve(entry)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  sourcemap: 'inline',
  tsconfig: join(root, 'tsconfig.base.json'),
  logLevel: 'error',
});
process.argv = [process.argv[0], resolve(entry), ...rest];
process.on('exit', () =>
  import('node:fs').then(({ rmSync }) => rmSync(outfile, { force: true })).catch(() => undefined),
);
await import(pathToFileURL(outfile).href);
