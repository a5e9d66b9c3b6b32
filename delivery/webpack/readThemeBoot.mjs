import { build } from 'esbuild';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The inline script of libs/theme that chooses light or dark before the first paint. */
export async function readThemeBootScript() {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'libs/theme/src/themeChoice.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  });
  const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`;
  return (await import(url)).themeBootScript;
}
