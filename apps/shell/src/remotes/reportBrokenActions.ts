import { watchUncaughtErrors, type RemoteRegistry } from '@fairtone/federation';
import { toastShown, type AppStore } from '@fairtone/store';
import type { i18n } from 'i18next';
import { partTitle } from './partTitle.ts';

/**
 * Reports what remotes throw outside of what they show. Somebody who has just clicked or typed waits for an answer and is told; a
 * timer that fails by itself interrupts nobody.
 */
export function reportBrokenActions(
  registry: RemoteRegistry,
  store: AppStore,
  { language, getFixedT }: i18n,
): () => void {
  return watchUncaughtErrors(registry, ({ titles }) => {
    if (!navigator.userActivation?.isActive) return;
    const t = getFixedT(null, 'shell');
    const part = partTitle(titles, language, t('remote.other'));
    const toast = {
      title: t('remote.broke', { part }),
      description: t('remote.brokeText'),
      tone: 'destructive',
    } as const;
    store.dispatch(toastShown(toast));
  });
}
