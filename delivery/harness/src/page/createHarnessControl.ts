import type { RemoteDefinition } from '@fairtone/contracts';
import { eventBus } from '@fairtone/events';
import { noteInput } from '@fairtone/federation';
import { changeLanguage } from '@fairtone/i18n';
import { dialogOpened, followStoredSession, itemAdded, playerActions, type AppStore } from '@fairtone/store';
import { applyTheme } from '@fairtone/theme';
import { saveSettings, type Settings } from '../settings.ts';
import type { HarnessLog } from './createHarnessLog.ts';
import { sampleCartItem, sampleTracks } from '../fixtures/index.ts';
import { signInAs } from './signInAs.ts';
import type { HarnessControl } from './harnessControl.ts';
import { hasFixtures, offeredRoles } from './roles.ts';
import { createTableRows } from './tableRows.ts';

interface Parts {
  remote: RemoteDefinition;
  state: { settings: Settings };
  store: AppStore;
  router: { navigate: (path: string) => unknown; state: { location: { pathname: string; search: string } } };
  harnessLog: HarnessLog;
  unmount: () => void;
}

/** Ties the switches to the page: each works at once, without a reload, as it would for a visitor. */
export function createHarnessControl({ remote, state, store, router, harnessLog, unmount }: Parts): HarnessControl {
  return {
    remote: {
      name: remote.name,
      routes: (remote.routes ?? []).map(({ path }) => path),
      slots: Object.keys(remote.slots ?? {}),
      dialogs: Object.keys(remote.dialogs ?? {}),
    },
    source: hasFixtures() ? 'fixtures' : 'product',
    roles: offeredRoles(),
    rows: createTableRows(store),
    settings: () => state.settings,
    async change({ role, language, theme, ...rest }) {
      noteInput();
      // First, so that a refused sign-in leaves the settings as they are.
      if (role) {
        await signInAs(role);
        await followStoredSession(store);
      }
      state.settings = saveSettings({
        ...state.settings,
        ...rest,
        ...(role && { role }),
        ...(language && { language }),
        ...(theme && { theme }),
      });
      if (theme) applyTheme(theme);
      if (language) await changeLanguage(language);
      harnessLog.tell();
    },
    open: (path) => {
      noteInput();
      void router.navigate(path);
    },
    openDialog: (request) => void store.dispatch(dialogOpened(request)),
    playMusic: () => void store.dispatch(playerActions.playRequested({ tracks: sampleTracks() })),
    fillCart: () => void store.dispatch(itemAdded(sampleCartItem())),
    emit: (name, payload) => eventBus.emit(name, payload),
    events: harnessLog.events,
    requests: harnessLog.requests,
    subscribe: harnessLog.subscribe,
    path: () => router.state.location.pathname + router.state.location.search,
    unmount,
  };
}
