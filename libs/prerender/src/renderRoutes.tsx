import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Prerendered, PrerenderRequest, RemoteDefinition } from '@fairtone/contracts';
import { RemotesProvider, type RemoteRegistry } from '@fairtone/federation';
import { addNamespace, createI18n, type NamespaceLoaders } from '@fairtone/i18n';
import { clearPreloadedResponses, setConfig, setPrerenderedTheme, type PrerenderedTheme } from '@fairtone/platform';
import { makeStore, setStore, signedOut } from '@fairtone/store';
import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { Provider } from 'react-redux';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';
import { createAnsweringFetch } from './answeringFetch.ts';
import { sortRules } from './sortRules.ts';
import { extractInlineStyles } from './inlineStyles.ts';

/** The screen asks, is answered, and may ask for more when it knows that. */
const ROUNDS = 3;

/** Draws routes with all that the page's owner puts around them, for a guest. One at a time: settings and texts are the module's. */
export function createRouteRenderer(name: string, locales: NamespaceLoaders) {
  const loadedTexts = new Map<string, RemoteDefinition>();
  // Per version: a remote's texts are stored under its name, so a new version has to replace them.
  const loadTexts = async (remote: RemoteDefinition) => {
    if (loadedTexts.get(remote.name) === remote || !remote.locales) return;
    await addNamespace(remote.name, remote.locales);
    loadedTexts.set(remote.name, remote);
  };
  const texts = createI18n({ language: 'en', namespaces: { [name]: locales } });

  return async function draw(
    part: 'page' | 'screen',
    request: PrerenderRequest,
    routes: RouteObject[],
    remote?: RemoteDefinition,
  ): Promise<Prerendered> {
    const i18n = await texts;
    if (remote) await loadTexts(remote);
    await i18n.changeLanguage(request.language);
    setConfig(request.config);
    // They are not in a page here.
    clearPreloadedResponses();
    const store = makeStore();
    setStore(store);
    store.dispatch(signedOut());
    const answering = createAnsweringFetch(request.answers);
    Object.assign(globalThis, { fetch: answering.fetch, location: new URL(request.path, request.config.siteUrl) });

    const { query, dataRoutes } = createStaticHandler(routes);
    const context = await query(new Request(new URL(request.path, 'http://host')));
    if (context instanceof Response) throw new Error(`${request.path} leads elsewhere`);
    const router = createStaticRouter(dataRoutes, context);
    const registry = { manifest: request.manifest, peek: () => null } as unknown as RemoteRegistry;
    const cache = createCache({ key: 'css' });
    // Collects the rules in the cache; without it Emotion writes them between the elements.
    cache.compat = true;
    const markup = () =>
      renderToStaticMarkup(
        <CacheProvider value={cache}>
          <Provider store={store}>
            <RemotesProvider registry={registry} renderFailure={() => null} renderPending={() => null}>
              <StaticRouterProvider router={router} context={context} hydrate={false} />
            </RemotesProvider>
          </Provider>
        </CacheProvider>,
      );

    let light = markup();
    const read = () =>
      Object.values(store.getState().api.queries).filter((query) => query?.status !== QueryStatus.pending).length;
    for (let round = 0; round < ROUNDS && (await answering.waitForNewAnswers(read)); round += 1) light = markup();
    const dark = renderInTheme('dark', markup);
    const { styles, others } = sortRules(cache.inserted);
    return { ...extractInlineStyles(part, { light, dark }, others), styles };
  };
}

function renderInTheme(theme: PrerenderedTheme, draw: () => string): string {
  setPrerenderedTheme(theme);
  try {
    return draw();
  } finally {
    setPrerenderedTheme('light');
  }
}
