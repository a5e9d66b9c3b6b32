import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

const PAGE = `export { page } from ${source('apps/shell/src/app/prerender.tsx')};`;

/** Draws the page around the screen. */
export const prerenderShell = (output) => prerenderFile(PAGE, output);

/** Draws the screens of remotes. */
export const prerenderRemotes = (names, output) => prerenderFile(screens(names), output);

/** Draws all of a page: for a shell that holds the remotes itself. */
export const prerenderAll = (names, output) => prerenderFile(`${PAGE}\n${screens(names)}`, output);

/** Whether a host may draw any of these screens ahead: what it cannot ask for, it cannot draw. */
export const isWorthPrerendering = ({ routes = [] }) =>
  routes.some(({ page }) => page?.first && page.isBare !== true);

const screens = (names) => `
  import { prerenderScreen } from '@fairtone/prerender';
  ${names.map((name, at) => `import { remote as remote${at} } from ${source(`apps/${name}/src/remote.ts`)};`).join('\n')}
  export const screen = prerenderScreen(${names.map((_name, at) => `remote${at}`).join(', ')});`;

/**
 * Writes one file for a host's isolated worker: all that is needed for drawing, without a line of Node's.
 * @returns its name, by its content
 */
async function prerenderFile(contents, output) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'tsx' },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'browser',
    target: 'node20',
    minify: true,
    jsx: 'automatic',
    jsxImportSource: '@emotion/react',
    tsconfig: join(root, 'tsconfig.base.json'),
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.wasm': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"file:///none/"' },
    conditions: ['edge-light', 'worker'],
    plugins: [requestsInRender],
    logLevel: 'error',
  });
  const [{ contents: code }] = outputFiles;
  const file = `prerender.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.cjs`;
  writeFileSync(join(output, file), code);
  return file;
}

const RTK_QUERY = '@reduxjs/toolkit/query/react';
const REAL = 'the real one';

/** Effects do not run where a page is drawn as text: there, RTK Query is told to ask while it renders. */
const requestsInRender = {
  name: 'requests-in-render',
  setup(bundler) {
    bundler.onResolve({ filter: /^@reduxjs\/toolkit\/query\/react$/ }, ({ namespace, kind, pluginData }) => {
      if (pluginData === REAL) return undefined;
      if (namespace === 'in-render') return bundler.resolve(RTK_QUERY, { kind, resolveDir: root, pluginData: REAL });
      return { path: RTK_QUERY, namespace: 'in-render' };
    });
    bundler.onLoad({ filter: /.*/, namespace: 'in-render' }, () => ({
      contents: `
        import { buildCreateApi, coreModule, reactHooksModule } from '${RTK_QUERY}';
        export * from '${RTK_QUERY}';
        export const createApi = buildCreateApi(coreModule(), reactHooksModule({ unstable__sideEffectsInRender: true }));`,
    }));
  },
};

function source(file) {
  return JSON.stringify(join(root, file));
}
