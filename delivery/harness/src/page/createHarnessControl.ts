import type { RemoteDefinition } from '@fairtone/contracts';
import { eventBus } from '@fairtone/events';
import { changeLanguage } from '@fairtone/i18n';
import { dialogOpened, followStoredSession, itemAdded, playerActions, type AppStore } from '@fairtone/store';
import { applyTheme } from '@fairtone/theme';
import { saveSettings, type Settings } from '../settings.ts';
import type { HarnessLog } from './createHarnessLog.ts';
import { ROLE_ACCOUNTS, sampleCartItem, sampleTracks } from '../fixtures/index.ts';
import { getConfig } from '@fairtone/platform';
import { signInAs } from './signInAs.ts';
import type { HarnessControl } from './harnessControl.ts';

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
    settings: () => state.settings,
    async change({ role, language, theme, ...rest }) {
      state.settings = saveSettings({
        ...state.settings,
        ...rest,
        ...(role && { role }),
        ...(language && { language }),
        ...(theme && { theme }),
      });
      if (theme) applyTheme(theme);
      if (language) await changeLanguage(language);
      if (role) {
        await signInAs(role);
        await followStoredSession(store);
      }
      harnessLog.tell();
    },
    open: (path) => void router.navigate(path),
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

/** The demo accounts of a backend with fixtures are the people of the scenes. */
const hasFixtures = () => getConfig().demoAccounts?.listener.email === ROLE_ACCOUNTS.listener.email;
