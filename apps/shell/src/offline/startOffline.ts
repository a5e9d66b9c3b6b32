import type { Host } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';
import { log, readStoredSession } from '@fairtone/platform';
import type { AppStore } from '@fairtone/store';
import type { i18n } from 'i18next';
import { afterFirstUse } from './afterFirstUse.ts';
import { holdInstallOffer } from './installOffer.ts';
import type * as Offline from './runOffline.ts';

interface Page {
  registry: RemoteRegistry;
  store: AppStore;
  events: Host['events'];
  i18n: i18n;
}

/** The part of offline support that is in the first load. It does nothing in frames. */
export function startOffline({ registry, store, events, i18n }: Page, isFramed = window.self !== window.top): void {
  if (isFramed || !('serviceWorker' in navigator) || !('caches' in window)) return;
  holdInstallOffer();
  const run = (work: (offline: typeof Offline) => unknown) =>
    void import('./runOffline.ts')
      .then(work)
      .catch((error: unknown) => log({ level: 'warning', message: 'The page is not kept for later', error }));
  // At once: the next user must not see saved albums. A page that starts with a session can wait.
  let personId = readStoredSession()?.user.id ?? null;
  const follow = (nowId: string | null) => {
    if (nowId !== personId) run(({ forgetOtherPeople }) => forgetOtherPeople());
    personId = nowId;
  };
  events.on('session/signedOut', () => follow(null));
  events.on('session/signedIn', ({ userId }) => follow(userId));
  void afterFirstUse(navigator.serviceWorker.controller !== null).then(() =>
    run(({ runOffline }) => runOffline({ registry, store, t: i18n.getFixedT(null, 'offline') })),
  );
}
