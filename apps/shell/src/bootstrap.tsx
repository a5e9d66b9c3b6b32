import { CacheProvider } from '@emotion/react';
import { api } from '@fairtone/api';
import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import { eventBus } from '@fairtone/events';
import {
  createDeviceFailures,
  createRemoteRegistry,
  keepReleasesFresh,
  ownerOfPath,
  readInlineManifest,
  waitForData,
} from '@fairtone/federation';
import { addNamespace, createI18n } from '@fairtone/i18n';
import { deviceStorage, getConfig, log } from '@fairtone/platform';
import { makeStore, resetRemoteState, setStore, signedOut, startPersistence, startSession } from '@fairtone/store';
import { followTheme } from '@fairtone/theme';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { ClearInitialMeta } from './app/ClearInitialMeta.tsx';
import { EndPrerendered } from './app/EndPrerendered.tsx';
import {
  firstStateOf,
  isPrerendered,
  readPrerenderedState,
  removePrerendered,
  requestAsMember,
  serverStateOf,
} from './app/prerenderedPage.ts';
import { createStyleCache, hasProductRules } from './app/pageStyles.ts';
import { renderPage } from './app/renderPage.ts';
import { yieldToMain } from './app/scheduling.ts';
import { createRouter } from './app/router.tsx';
import { retrySavingLanguage } from './auth/accountLanguage.ts';
import { hideLinkToken } from './auth/linkToken.ts';
import { startOffline } from './offline/startOffline.ts';
import { isPseudoLanguageRequested } from './qa/isPseudoLanguageRequested.ts';
import { openScene } from './qa/openScene.ts';
import { openQaGate } from './qa/qaGate.ts';
import { showPreview } from './qa/showPreview.ts';
import { shellLocales } from './app/shellLocales.ts';
import { trustReleases } from './app/trustReleases.ts';
import { reportBrokenActions } from './remotes/reportBrokenActions.ts';
import { startTelemetry } from './telemetry/startTelemetry.ts';

void start();

async function start() {
  hideLinkToken();
  const released = readInlineManifest();
  trustReleases(released, getConfig());
  await openScene(getConfig());
  await yieldToMain();
  const prerendered = readPrerenderedState();
  const store = makeStore(prerendered ? firstStateOf(prerendered) : undefined);
  setStore(store);
  // Prerendered pages are those of guests. A member's session comes in with a second render, as does all that is stored on the device.
  if (prerendered) store.dispatch(signedOut());
  const first = store.getState();
  startPersistence(store);
  startSession(store);
  followTheme();
  waitForData(() => Promise.all(store.dispatch(api.util.getRunningQueriesThunk())));

  const qa = await openQaGate(released);
  const isPinned = qa.manifest !== released;
  const registry = createRemoteRegistry({
    manifest: qa.manifest,
    host: { contractVersion: HOST_CONTRACT_VERSION, events: eventBus },
    addLocales: ({ name, locales }) => addNamespace(name, locales),
    deviceFailures: createDeviceFailures(deviceStorage()),
    onReplace: resetRemoteState,
    onFailure: (error) => {
      log({ level: 'error', message: error.message, remote: error.remote, version: error.version, error });
      eventBus.emit('remote/failed', { remote: error.remote, version: error.version, reason: error.reason });
    },
  });

  // Other versions than the host's render other HTML.
  const drawn = prerendered?.remote;
  if (isPinned || (drawn && registry.fallsBack(drawn))) removePrerendered();
  const isHydrating = isPrerendered();
  const shown = isHydrating ? drawn : undefined;

  startTelemetry(registry);

  const i18n = await createI18n({
    namespaces: { shell: shellLocales },
    isPseudo: isPseudoLanguageRequested(getConfig()),
  });
  reportBrokenActions(registry, store, i18n);

  await yieldToMain();
  const router = createRouter(registry, { isPinned, isHydrating });
  // The remote of the current path loads while the page around it renders.
  const owner = ownerOfPath(registry.manifest, location.pathname);
  if (owner) registry.expect(owner.remote);
  // A screen of the shell has to be loaded before its HTML can be hydrated.
  while (isHydrating && !router.state.initialized) await new Promise(router.subscribe);
  renderPage(
    <CacheProvider value={createStyleCache()}>
      <App
        store={store}
        isStyled={hasProductRules()}
        serverState={isHydrating ? serverStateOf(first, () => store.getState()) : undefined}
        registry={registry}
        prerendered={shown}
        router={<RouterProvider router={router} />}
      >
        <ClearInitialMeta router={router} />
        {isHydrating && <EndPrerendered onEnd={() => requestAsMember(store, prerendered)} />}
      </App>
    </CacheProvider>,
    registry.manifest,
    shown,
  );
  if (!isPinned) keepReleasesFresh(registry);
  retrySavingLanguage(store);
  startOffline({ registry, store, events: eventBus, i18n });
  qa.attach(registry);
  showPreview(registry);
}
