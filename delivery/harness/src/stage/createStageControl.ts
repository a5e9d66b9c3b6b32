import type { RemoteDefinition } from '@fairtone/contracts';
import { eventBus } from '@fairtone/events';
import { changeLanguage } from '@fairtone/i18n';
import { dialogOpened, followStoredSession, itemAdded, playerActions, type AppStore } from '@fairtone/store';
import { applyTheme } from '@fairtone/theme';
import { saveSettings, type Settings } from '../settings.ts';
import type { StageLog } from './createStageLog.ts';
import { sampleCartItem, sampleTracks } from '../fixtures/index.ts';
import { signInAs } from './signInAs.ts';
import type { StageControl } from './stageControl.ts';

interface Parts {
  remote: RemoteDefinition;
  isLive: boolean;
  state: { settings: Settings };
  store: AppStore;
  router: { navigate: (path: string) => unknown; state: { location: { pathname: string; search: string } } };
  stageLog: StageLog;
  unmount: () => void;
}

/** Ties the switches to the page: each works at once, without a reload, as it would for a visitor. */
export function createStageControl({ remote, isLive, state, store, router, stageLog, unmount }: Parts): StageControl {
  return {
    remote: {
      name: remote.name,
      routes: (remote.routes ?? []).map(({ path }) => path),
      slots: Object.keys(remote.slots ?? {}),
      dialogs: Object.keys(remote.dialogs ?? {}),
    },
    source: isLive ? 'backend' : 'fixtures',
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
        await signInAs(role, isLive);
        await followStoredSession(store);
      }
      stageLog.tell();
    },
    open: (path) => void router.navigate(path),
    openDialog: (request) => void store.dispatch(dialogOpened(request)),
    playMusic: () => void store.dispatch(playerActions.playRequested({ tracks: sampleTracks() })),
    fillCart: () => void store.dispatch(itemAdded(sampleCartItem())),
    emit: (name, payload) => eventBus.emit(name, payload),
    events: stageLog.events,
    requests: stageLog.requests,
    subscribe: stageLog.subscribe,
    path: () => router.state.location.pathname + router.state.location.search,
    unmount,
  };
}
