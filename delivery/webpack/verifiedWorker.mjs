import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { builder, root, tsconfig } from './paths.mjs';

/**
 * Loader of `./some.worker.ts?verified`: builds the worker into one file, and exports its URL and
 * hash. One file, because a worker would load chunks with importScripts, which does not check integrity.
 */
export default function verifiedWorker() {
  const done = this.async();
  buildWorker(this).then((code) => done(null, code), done);
}

async function buildWorker(loader) {
  const isDevelopment = loader.mode === 'development';
  const { outputFiles, metafile } = await build({
    entryPoints: [loader.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: !isDevelopment,
    charset: 'utf8',
    legalComments: 'none',
    absWorkingDir: root,
    tsconfig,
    define: { 'process.env.NODE_ENV': JSON.stringify(loader.mode) },
    inject: [join(builder, 'workerTrust.mjs')],
    external: NODE_ONLY,
    logLevel: 'error',
  });
  for (const file of Object.keys(metafile.inputs)) loader.addDependency(join(root, file));
  const bytes = Buffer.from(outputFiles[0].contents);
  const digest = (algorithm, encoding) => createHash(algorithm).update(bytes).digest(encoding);
  const name = basename(loader.resourcePath, '.worker.ts');
  const file = isDevelopment ? `${name}.worker.js` : `${name}.${digest('sha256', 'hex').slice(0, 12)}.js`;
  // Minified and hashed here: a later change would break the hash.
  loader.emitFile(file, bytes, undefined, { minimized: true, immutable: !isDevelopment });
  const integrity = `sha384-${digest('sha384', 'base64')}`;
  return `export const script = { url: __webpack_public_path__ + ${JSON.stringify(file)}, integrity: ${JSON.stringify(integrity)} };`;
}

// Named by libraries for Node and never reached in a browser.
const NODE_ONLY = ['worker_threads', 'node:*'];
