import { useTranslation } from '@fairtone/i18n';
import { selectCurrentTrack, selectPlayerSettings, toastShown, useAppStore } from '@fairtone/store';
import { useEffect } from 'react';
import { usePrevious } from '../bar/usePrevious.ts';
import type { PanelName } from '../panels/panelCache.ts';
import { runShortcut } from './runShortcut.ts';
import { shortcutOf } from './shortcutOf.ts';

/** Keyboard shortcuts of the player on every page, while there is a track and the setting is on. */
export function useShortcuts(onOpen: (panel: PanelName) => void): void {
  const store = useAppStore();
  const { t } = useTranslation('player');
  const handlePrevious = usePrevious();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const state = store.getState();
      if (!selectCurrentTrack(state) || !selectPlayerSettings(state).hasShortcuts) return;
      const shortcut = shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      const messageKey = runShortcut(shortcut, { store, onOpen, onPrevious: handlePrevious });
      // Shuffle and repeat are visible in full screen only.
      if (messageKey) store.dispatch(toastShown({ title: t(messageKey) }));
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [store, onOpen, handlePrevious, t]);
}
