import { LANGUAGES, type PrerenderRequest } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';
import { addLogSink, setConfig, type PrerenderedTheme } from '@fairtone/platform';
import { makeStore, setStore, signedIn, signedOut, type SessionUser } from '@fairtone/store';
import { artistSession, listenerSession, releaseManifest } from '@fairtone/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { articleRoutes } from '../articles/articleRoutes.ts';
import { articleOf } from '../articles/testing/articleOf.ts';
import { App } from './App.tsx';
import { EndPrerendered } from './EndPrerendered.tsx';
import { page } from './prerender.tsx';
import { firstStateOf, serverStateOf } from './prerenderedPage.ts';
import { renderPage } from './renderPage.ts';
import { createRouter } from './router.tsx';
import { SHELL_PAGES } from './shellPaths.ts';

// As in the shell's prerender file: requests are sent during the render, and the URL of an article is its content.
jest.mock('@reduxjs/toolkit/query/react', () => {
  const real = jest.requireActual<typeof import('@reduxjs/toolkit/query/react')>('@reduxjs/toolkit/query/react');
  const hooks = real.reactHooksModule({ unstable__sideEffectsInRender: true });
  return { ...real, createApi: real.buildCreateApi(real.coreModule(), hooks) };
});
// The server's React opens a channel when it is loaded, which jsdom does not have and `renderToString` does not use.
jest.mock('react-dom/server.browser', () => {
  Object.assign(globalThis, { MessageChannel: class { port1 = {}; port2 = {}; } }); // prettier-ignore
  const server = jest.requireActual<object>('react-dom/server.browser');
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  return server;
});
// A page is left after its test: apps that go on would slow down all that follow.
const mockRoots: Root[] = [];
jest.mock('react-dom/client', () => {
  const real = jest.requireActual<typeof import('react-dom/client')>('react-dom/client');
  const hydrateRoot: typeof real.hydrateRoot = (...args) => {
    const root = real.hydrateRoot(...args);
    mockRoots.push(root);
    return root;
  };
  return { ...real, hydrateRoot };
});
jest.mock('../articles/articleFile.ts', () => ({
  articleFile: (language: 'en', name: string) =>
    Promise.resolve(`data:application/json,${encodeURIComponent(JSON.stringify(articleOf(language, name)))}`),
}));

const POST = 'an-album-is-one-piece';
const PATHS = [
  ...Object.keys(SHELL_PAGES),
  '/login?returnTo=%2Fmessages%2F1',
  '/signup?kind=artist',
  ...articleRoutes.map(({ path }) => path!.replace(':slug', POST)),
  '/nowhere',
];
const THEMES: PrerenderedTheme[] = ['light', 'dark'];

const config = {
  siteUrl: location.origin,
  supabaseUrl: location.origin,
  demoAccounts: null,
  phoneLogin: true,
} as unknown as PrerenderRequest['config'];
const manifest = releaseManifest({
  catalog: { routes: ['/', '/explore'], slots: ['shell.search'] },
  player: { slots: ['shell.player'] },
  checkout: { routes: ['/checkout'], slots: ['shell.cart'] },
  account: { routes: ['/dashboard'], slots: ['shell.notifications'] },
});
const registry = {
  manifest,
  peek: () => null,
  take: () => [],
  noteMount: () => undefined,
  loadPart: () => new Promise(() => undefined),
} as unknown as RemoteRegistry;

const reported: string[] = [];
addLogSink(({ message }) => void reported.push(message));

let consoleError: jest.SpyInstance;
beforeEach(() => {
  setConfig(config);
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => mockRoots.splice(0).forEach((root) => root.unmount()));
  consoleError.mockRestore();
  delete document.documentElement.dataset.firstView;
});

/** Sets the style attributes as React wrote them: its check compares their texts, and jsdom would write others. */
function restoreStyles(css: string, theme: PrerenderedTheme): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-first-style]')) {
    const place = `(?:\\[data-first-style="${element.dataset.firstStyle}"\\])+\\{([^}]*)\\}`;
    const rule = new RegExp(`\\[data-theme="${theme}"\\] ${place}`).exec(css) ?? new RegExp(place).exec(css);
    element.setAttribute('style', rule![1]!);
  }
}

/** Renders a page as the host does, then hydrates it as a guest's browser does. */
async function hydrate(
  address: string,
  language: PrerenderRequest['language'],
  theme: PrerenderedTheme,
  user?: SessionUser,
  isWithoutScreen = false,
) {
  history.replaceState(null, '', address);
  const { pathname, search } = location;
  const { fetch } = globalThis;
  const drawn = (await page({ path: pathname, search, language, config, manifest, answers: {}, isWithoutScreen }, []))!;
  Object.assign(globalThis, { fetch });
  // jsdom complains that the renderer sets the address, which it cannot load.
  consoleError.mockClear();
  reported.length = 0;

  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.firstView = '';
  document.body.innerHTML = `<div id="root">${drawn.html}</div>`;
  restoreStyles(drawn.css, theme);
  const heading = document.querySelector('h1');
  const store = makeStore(firstStateOf(drawn.state));
  setStore(store);
  store.dispatch(signedOut());
  const first = store.getState();
  if (user) store.dispatch(signedIn(user));
  const router = createRouter(registry, { isHydrating: true });
  while (!router.state.initialized) await new Promise(router.subscribe);
  await act(async () =>
    renderPage(
      <App
        store={store}
        serverState={serverStateOf(first, () => store.getState())}
        registry={registry}
        prerendered={drawn.state.remote}
        router={<RouterProvider router={router} />}
      >
        <EndPrerendered />
      </App>,
      manifest,
      drawn.state.remote,
    ),
  );
  await waitFor(() => expect(document.documentElement.dataset.firstView).toBeUndefined());
  router.dispose();
  return { heading, isSame: heading?.isConnected, state: drawn.state };
}

// Each page in every language, and in both themes by turns.
const VISITS = PATHS.flatMap((path, row) =>
  LANGUAGES.map((language, column) => [path, language, THEMES[(row + column) % 2]!] as const),
);

const MEMBERS = PATHS.filter((path) => !SHELL_PAGES[path.split('?', 1)[0]!]?.isForGuests).flatMap((path, row) =>
  [listenerSession, artistSession].map(
    ({ user }, column) => [path, user.role, THEMES[(row + column) % 2]!, user] as const,
  ),
);

describe('A page of the shell', () => {
  it.each(MEMBERS)(
    'is hydrated as the host renders it, and then a member’s: %s, %s, %s',
    async (path, _role, theme, user) => {
      const { heading, isSame } = await hydrate(path, 'en', theme, user);
      expect(isSame).toBe(true);
      expect(heading?.textContent).toBeTruthy();
      expect(reported).toEqual([]);
      expect(consoleError.mock.calls).toEqual([]);
      expect(document.querySelector('header [data-for-guests]')).toBeNull();
      expect(document.querySelector('nav[data-member-tabs]')).toBeNull();
    },
  );

  it.each(THEMES)('around a screen for members is hydrated with the state of the login: %s', async (theme) => {
    const { state } = await hydrate('/dashboard?tab=settings', 'en', theme, artistSession.user, true);
    expect(screen.getByRole('main')).toHaveTextContent('Loading');
    expect(document.querySelector('header [data-for-guests]')).toBeNull();
    expect([reported, consoleError.mock.calls]).toEqual([[], []]);
    const login = { path: '/login', search: '?returnTo=%2Fdashboard', language: 'en' as const, config, manifest };
    const { fetch } = globalThis;
    expect((await page({ ...login, answers: {} }, []))?.state).toEqual(state);
    Object.assign(globalThis, { fetch });
  });

  it.each(VISITS)('is hydrated as the host renders it: %s, %s, %s', async (path, language, theme) => {
    const { heading, isSame } = await hydrate(path, language, theme);
    expect(heading?.textContent).toBeTruthy();
    expect(isSame).toBe(true);
    expect(reported).toEqual([]);
    expect(consoleError.mock.calls).toEqual([]);
  });
});
