import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type {
  Prerendered,
  PrerenderRequest,
  ReleaseManifest,
  RemoteDefinition,
  ShellPrerenderFile,
} from '@fairtone/contracts';
import { ownerOfPath, prepareParts, type RemoteRegistry } from '@fairtone/federation';
import { addNamespace, createI18n, type NamespaceLoaders } from '@fairtone/i18n';
import { clearPreloadedResponses, setConfig, setPrerenderedTheme } from '@fairtone/platform';
import { makeStore, setStore, signedOut, type AppStore } from '@fairtone/store';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';
import { createAnsweringFetch } from './answeringFetch.ts';
import { extractInlineStyles } from './inlineStyles.ts';
import { sortRules } from './sortRules.ts';

/** The screen asks, is answered, and may ask for more when it knows that. */
const ROUNDS = 3;

/** A screen that redirects renders nothing: the browser shows where it leads. */
const EMPTY_SCREEN = /<main[^>]*>(?:<!--[^>]*-->)*<\/main>/;

/** What a page is rendered with, on the server as in a browser. */
export interface PageParts {
  store: AppStore;
  registry: RemoteRegistry;
  router: ReactNode;
}

interface Options {
  /** Namespace of the page's own texts. */
  name: string;
  locales: NamespaceLoaders;
  /** The tree that a browser hydrates. */
  renderApp: (parts: PageParts) => ReactNode;
  /** Routes of all screens, in the layout around them. */
  routes: (manifest: ReleaseManifest) => RouteObject[];
}

/** Renders pages for guests, one at a time: settings and texts belong to modules. */
export function createPrerenderer({ name, locales, renderApp, routes }: Options): Pick<ShellPrerenderFile, 'page'> {
  const loadedTexts = new Map<string, RemoteDefinition>();
  // Per version: a remote's texts are stored under its name, so a new version has to replace them.
  const loadTexts = async (remote: RemoteDefinition) => {
    if (loadedTexts.get(remote.name) === remote || !remote.locales) return;
    await addNamespace(remote.name, remote.locales);
    loadedTexts.set(remote.name, remote);
  };
  const texts = createI18n({ language: 'en', namespaces: { [name]: locales } });

  async function page(
    { path, search = '', language, config, answers, isWithoutScreen = false, ...request }: PrerenderRequest,
    remotes: readonly RemoteDefinition[],
  ): Promise<Prerendered | null> {
    const manifest = withBundledRemotes(request.manifest, remotes);
    const owner = isWithoutScreen ? null : ownerOfPath(manifest, path);
    const remote = remotes.find((each) => each.name === owner?.remote) ?? null;
    const i18n = await texts;
    if (owner) {
      const release = manifest.remotes[owner.remote]?.live;
      if (!remote || !release || !(await prepareParts(release, remote, owner.route))) return null;
      await loadTexts(remote);
    }
    await i18n.changeLanguage(language);
    setConfig(config);
    // There is no page with them here.
    clearPreloadedResponses();
    const store = makeStore();
    setStore(store);
    store.dispatch(signedOut());
    const answering = createAnsweringFetch(answers);
    Object.assign(globalThis, { fetch: answering.fetch, location: new URL(path + search, config.siteUrl) });

    const { query, dataRoutes } = createStaticHandler(routes(manifest));
    const context = await query(new Request(new URL(path + search, 'http://host')));
    if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
    const registry: Partial<RemoteRegistry> = {
      manifest,
      peek: (other) => (other === remote?.name ? remote : null),
      noteMount: () => undefined,
    };
    const cache = createCache({ key: 'css' });
    // Collects the rules in the cache; without it Emotion writes them between the elements.
    cache.compat = true;
    const app = renderApp({
      store,
      registry: registry as RemoteRegistry,
      router: (
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      ),
    });
    const render = () => renderToString(<CacheProvider value={cache}>{app}</CacheProvider>);

    let light = render();
    const read = () =>
      Object.values(store.getState().api.queries).filter((query) => query?.status !== QueryStatus.pending).length;
    for (let round = 0; round < ROUNDS && (await answering.waitForNewAnswers(read)); round += 1) light = render();
    if (EMPTY_SCREEN.test(light)) return null;
    const dark = inDarkTheme(render);
    const { styles, others } = sortRules(cache.inserted);
    const inlined = extractInlineStyles(isWithoutScreen ? 'around' : 'page', { light, dark }, others);
    const used = answering.used();
    const isForAll = used.every((key) => answers[key]?.isForAll);
    return { ...inlined, styles, state: { ...stateOf(store, remote?.name ?? null), isForAll }, used };
  }
  return { page };
}

/** Adds the remotes that are part of the shell's build, which no manifest contains. */
function withBundledRemotes(manifest: ReleaseManifest, remotes: readonly RemoteDefinition[]): ReleaseManifest {
  const bundled = remotes
    .filter(({ name }) => !manifest.remotes[name])
    .map((remote) => [remote.name, { live: describe(remote) }]);
  return {
    ...manifest,
    remotes: { ...manifest.remotes, ...(Object.fromEntries(bundled) as ReleaseManifest['remotes']) },
  };
}

const describe = ({ name, routes = [], slots = {}, dialogs = {} }: RemoteDefinition) => ({
  name,
  version: 'bundled',
  routes: routes.map(({ path }) => path),
  slots: Object.keys(slots),
  dialogs: Object.keys(dialogs),
});

function inDarkTheme(render: () => string): string {
  setPrerenderedTheme('dark');
  try {
    return render();
  } finally {
    setPrerenderedTheme('light');
  }
}

/**
 * Answers that have not arrived are left out: the browser asks for them. The only errors are those of rows that do not exist. A query that
 * each render sends again is pending, although its answer was rendered.
 */
function stateOf(store: AppStore, remote: string | null): Prerendered['state'] {
  const { queries, provided } = store.getState().api;
  const arrived = Object.entries(queries)
    .filter(([, query]) => query?.fulfilledTimeStamp !== undefined || query?.error !== undefined)
    .map(([key, query]) => [key, { ...query, status: query?.error ? QueryStatus.rejected : QueryStatus.fulfilled }]);
  return { remote, queries: Object.fromEntries(arrived), provided };
}
