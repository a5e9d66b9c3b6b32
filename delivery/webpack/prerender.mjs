import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleJson } from './articles/articleFiles.mjs';
import { folderOf, root, tsconfig } from './paths.mjs';
import { SHARED_REQUESTS } from './shared.mjs';

/** Renders the page around the screen, and provides the shared modules. */
export const prerenderShell = (output) => prerenderFile(SHELL, output, [requestsInRender, articlesInside]);

/** Provides the screens of a remote and requires the shared modules. */
export const prerenderRemote = (name, output) =>
  prerenderFile(`export { remote } from ${remoteSource(name)};`, output, [sharedOutside, withoutWorkers]);

/** Renders a whole page, for a shell that contains the remotes. */
export const prerenderAll = (names, output) =>
  prerenderFile(
    `${SHELL}
    ${names.map((name, at) => `import { remote as remote${at} } from ${remoteSource(name)};`).join('\n')}
    export const remotes = [${names.map((_name, at) => `remote${at}`).join(', ')}];`,
    output,
    [requestsInRender, articlesInside, withoutWorkers],
  );

/** Whether a host can prerender any of these screens: those whose route lists its first requests. */
export const isWorthPrerendering = ({ routes = [] }) => routes.some(({ page }) => page?.first);

const SHELL = `
  export { page } from ${JSON.stringify(join(root, 'apps/shell/src/app/prerender.tsx'))};
  ${SHARED_REQUESTS.map((request, at) => `import * as share${at} from '${request}';`).join('\n')}
  export const shares = { ${SHARED_REQUESTS.map((request, at) => `'${request}': share${at}`).join(', ')} };`;

function remoteSource(name) {
  return JSON.stringify(join(folderOf(name), 'src/remote.ts'));
}

/**
 * Writes one file for a host's isolated worker, with all that prerendering needs and without Node's modules.
 * @returns its name, which contains its hash
 */
async function prerenderFile(contents, output, plugins) {
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
    tsconfig,
    loader: { '.woff2': 'empty', '.svg': 'empty', '.png': 'empty', '.wasm': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '"file:///none/"' },
    conditions: ['edge-light', 'worker'],
    plugins,
    logLevel: 'error',
  });
  const [{ contents: code }] = outputFiles;
  const file = `prerender.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.cjs`;
  writeFileSync(join(output, file), code);
  return file;
}

const RTK_QUERY = '@reduxjs/toolkit/query/react';
const REAL = 'the real one';

/** Effects do not run while rendering to text: RTK Query is patched to send requests during the render. */
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

/** A server has no network: the URL of an article is its content (a data URL, RFC 2397). */
const articlesInside = {
  name: 'articles-inside',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]content[\\/].*\.md$/ }, ({ path }) => {
      const text = articleJson(path, readFileSync(path, 'utf8'));
      return { contents: `export default ${JSON.stringify(`data:application/json,${text.replaceAll('%', '%25')}`)};` };
    });
  },
};

/** Files of workers, which no server starts. */
const withoutWorkers = {
  name: 'without-workers',
  setup(bundler) {
    bundler.onResolve({ filter: /\?verified$/ }, ({ path }) => ({ path, namespace: 'worker' }));
    bundler.onLoad({ filter: /.*/, namespace: 'worker' }, () => ({ contents: 'export const script = null;' }));
  },
};

const sharedOutside = {
  name: 'shared-modules-stay-outside',
  setup(bundler) {
    bundler.onResolve({ filter: /^[@\w]/ }, ({ path }) =>
      SHARED_REQUESTS.includes(path) ? { path, external: true } : undefined,
    );
  },
};
