import type { Host, Language, ReleaseManifest, RemoteDefinition, RemoteRelease } from '@fairtone/contracts';
import { eventBus } from '@fairtone/events';
import { createRemoteRegistry, RemotesProvider, type OfflineView } from '@fairtone/federation';
import { addNamespace, createI18n } from '@fairtone/i18n';
import { makeStore, setStore, useAudiences, type RootState } from '@fairtone/store';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

// The default of one second is too short on a busy machine, where a list of 25 cards takes more than five.
configure({ asyncUtilTimeout: 15_000 });

export interface RenderOptions {
  /** Address at which the test starts. */
  at?: string;
  /** Route pattern of the rendered element; every other address renders `elsewhere`. */
  path?: string;
  /** Initial state of the store, such as session and cart. */
  state?: Partial<RootState>;
  /** The remote whose texts are shown; also the provider of slots when `manifest` names it. */
  remote?: Pick<RemoteDefinition, 'name' | 'locales'>;
  /** Other remotes whose texts are needed. */
  texts?: readonly Pick<RemoteDefinition, 'name' | 'locales'>[];
  language?: Language;
  manifest?: ReleaseManifest;
  /** How a remote of `manifest` is loaded. */
  load?: (release: RemoteRelease) => Promise<RemoteDefinition>;
}

const NO_REMOTES: ReleaseManifest = { generatedAt: '', remotes: {} };
const host: Host = { contractVersion: '1.0.0', events: eventBus };

/**
 * Renders a screen, slot or dialog like the shell: with a real store, router, texts and remote registry.
 * Addresses other than `path` render as `elsewhere`; `address()` returns the present address, after links and redirects.
 * @example
 * const { user, store } = await renderWithStore(<Component />, { remote, at: '/checkout', path: '/checkout', state });
 */
export async function renderWithStore(ui: ReactNode, options: RenderOptions = {}) {
  const { at = '/', path = '*', state, remote, texts = [], language = 'en', manifest = NO_REMOTES } = options;
  await createI18n({ language });
  for (const { name, locales } of [...(remote ? [remote] : []), ...texts]) await addNamespace(name, locales);
  const store = makeStore(state);
  setStore(store);
  const load = options.load ?? (() => Promise.reject(new Error('This test released no remote')));
  const registry = createRemoteRegistry({
    manifest,
    host,
    load,
    addLocales: () => Promise.resolve(),
    onFailure: () => undefined,
  });

  const elsewhere = path === '*' ? [] : [{ path: '*', element: <Elsewhere /> }];
  const router = createMemoryRouter([{ path, element: ui }, ...elsewhere], { initialEntries: [at] });
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <RemotesProvider
        registry={registry}
        useAudiences={useAudiences}
        renderPending={() => <p role="status">pending</p>}
        renderFailure={(failure) => <p role="alert">{`${failure.remote} failed`}</p>}
        renderOffline={(view) => <NotOnDevice {...view} />}
      >
        <RouterProvider router={router} />
      </RemotesProvider>
    </Provider>,
  );
  return { ...view, user, store, router, address: () => router.state.location.pathname + router.state.location.search };
}

/** Replaces the shell's offline view in tests of remotes. */
function NotOnDevice({ onRetry, children }: OfflineView) {
  return (
    <div role="alert">
      <h2>Not on this device</h2>
      <button onClick={onRetry}>Try again</button>
      {children}
    </div>
  );
}

function Elsewhere() {
  return <p>elsewhere</p>;
}
