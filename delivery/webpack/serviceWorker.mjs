import { build } from 'esbuild';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Files that never change, by the hash in their names. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
/** Files for prerendering are never sent to a device. */
const ON_HOSTS = /\.cjs$/;

/**
 * Builds the service worker into one script that contains the list of the shell's files: every build makes
 * another worker, so that browsers notice the update.
 * @param output folder of the shell's finished build
 */
export async function buildServiceWorker(output) {
  const files = listFiles(output).filter((file) => HASHED.test(file) && !ON_HOSTS.test(file));
  const main = files.find((file) => /^main\.[^/]+\.js$/.test(file));
  if (!main) throw new Error('The build of the shell has no main script.');
  const { outputFiles } = await build({
    entryPoints: [join(root, 'libs/offline/src/worker/serviceWorker.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    absWorkingDir: root,
    tsconfig: join(root, 'tsconfig.base.json'),
    define: { SHELL_BUILD: JSON.stringify(main), SHELL_FILES: JSON.stringify(files) },
    logLevel: 'error',
  });
  writeFileSync(join(output, 'sw.js'), outputFiles[0].contents);
}

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
