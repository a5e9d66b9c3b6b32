import { HOST_CONTRACT_VERSION, type RemoteDefinition } from '@fairtone/contracts';
import { eventBus } from '@fairtone/events';
import { createRemoteRegistry, remoteRoutes, RemotesProvider } from '@fairtone/federation';
import { addNamespace, createI18n } from '@fairtone/i18n';
import { log } from '@fairtone/platform';
import { installClock, installFetch, readScene } from '@fairtone/scenes';
import { makeStore, setStore, startPersistence, startSession, useAudiences } from '@fairtone/store';
import { applyTheme, GlobalStyles } from '@fairtone/theme';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { resetFixtures } from '../resetFixtures.ts';
import { readSettings, saveSettings } from '../settings.ts';
import { harnessManifest, stubRemote } from './neighbours.ts';
import { NoScreen, SlotAlone, RemotePage } from './RemotePage.tsx';
import { offeredRoles } from './roles.ts';
import { signInAs } from './signInAs.ts';
import { HARNESS_READY } from './harnessControl.ts';
import { PartFailure } from './PartFailure.tsx';
import { createBackground } from './createBackground.ts';
import { createHarnessControl } from './createHarnessControl.ts';
import { createHarnessLog } from './createHarnessLog.ts';

/** Builds a page around one remote: real store, router, texts, events and slots, and stand-ins for the other remotes. */
export async function startPage(remote: RemoteDefinition): Promise<void> {
  const state = { settings: readSettings() };
  const { clock, role } = state.settings;
  // The last page in this browser may have had another backend.
  if (!offeredRoles().includes(role)) state.settings = saveSettings({ ...state.settings, role: 'guest' });
  if (readScene(location.search)) await resetFixtures(clock);
  applyTheme(state.settings.theme);
  // Before the clock changes: a session is valid for an hour of real time.
  await signInAs(state.settings.role);
  if (clock) installClock(clock);
  const harnessLog = createHarnessLog(eventBus);
  installFetch({ faults: () => state.settings.faults, onRequest: harnessLog.noteRequest });

  const store = makeStore();
  setStore(store);
  const background = createBackground();
  background.add(startPersistence(store));
  background.add(startSession(store));
  await createI18n({ language: state.settings.language });

  const registry = createRemoteRegistry({
    manifest: harnessManifest(remote),
    host: { contractVersion: HOST_CONTRACT_VERSION, events: eventBus },
    load: (release) =>
      Promise.resolve(release.name === remote.name ? background.withStart(remote) : stubRemote(release)),
    addLocales: ({ name, locales }) => (name === remote.name ? addNamespace(name, locales) : Promise.resolve()),
    onFailure: (error) => {
      log({ level: 'error', message: error.message, remote: error.remote, version: error.version, error });
      eventBus.emit('remote/failed', { remote: error.remote, version: error.version, reason: error.reason });
    },
  });
  const router = createBrowserRouter([
    {
      element: <RemotePage />,
      children: [
        ...remoteRoutes(registry.manifest),
        { path: '/harness/slots/:slot', element: <SlotAlone /> },
        { path: '*', element: <NoScreen remote={remote} /> },
      ],
    },
  ]);
  router.subscribe(harnessLog.tell);

  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(
    <Provider store={store}>
      <GlobalStyles />
      <RemotesProvider
        registry={registry}
        useAudiences={useAudiences}
        renderFailure={(view) => <PartFailure {...view} />}
        renderPending={(kind) => (kind === 'screen' ? <p role="status">Loading</p> : null)}
      >
        <RouterProvider router={router} />
      </RemotesProvider>
    </Provider>,
  );
  const unmount = () => {
    root.unmount();
    background.end();
  };
  window.fairtoneHarness = createHarnessControl({ remote, state, store, router, harnessLog, unmount });
  window.parent.postMessage(HARNESS_READY, location.origin);
}
