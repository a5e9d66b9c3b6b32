import { watchUncaughtErrors, type RemoteRegistry } from '@fairtone/federation';
import { toastShown, type AppStore } from '@fairtone/store';
import type { i18n } from 'i18next';
import { partTitle } from './partTitle.ts';

/** An error later than this after a click or key press does not count as its result. */
const ACTED_WITHIN_MS = 5000;

/**
 * Reports errors of remotes outside of rendering. Shortly after a click or a key a toast names the failure; a timer that fails
 * by itself shows nothing. @returns a function that stops this
 */
export function reportBrokenActions(registry: RemoteRegistry, store: AppStore, i18n: i18n): () => void {
  let actedAt = -Infinity;
  const noteAct = () => {
    actedAt = performance.now();
  };
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, noteAct, { capture: true, passive: true });

  return watchUncaughtErrors(registry, ({ titles }) => {
    if (performance.now() - actedAt > ACTED_WITHIN_MS) return;
    const t = i18n.getFixedT(null, 'shell');
    const part = partTitle(titles, i18n.language, t('remote.other'));
    const toast = {
      title: t('remote.broke', { part }),
      description: t('remote.brokeText'),
      tone: 'destructive',
    } as const;
    store.dispatch(toastShown(toast));
  });
}
