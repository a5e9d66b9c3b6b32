import { playerActions, selectPlayer, selectVolume, type AppStore } from '@fairtone/store';
import { audioEngine } from '../../playback/audioEngine.ts';
import { enterFullScreen, leaveFullScreen } from '../full-screen/enterFullScreen.ts';
import { NEXT_REPEAT } from '../full-screen/RepeatButton.tsx';
import type { PanelName } from '../panels/panelCache.ts';
import type { Shortcut } from './shortcutOf.ts';

const SEEK_MS = 5000;
const VOLUME_STEP = 5;

interface ShortcutContext {
  store: Pick<AppStore, 'getState' | 'dispatch'>;
  onOpen: (panel: PanelName) => void;
  onPrevious: () => void;
}

/**
 * Runs a shortcut.
 * @returns the translation key of a message about the change, when nothing visible shows the change
 */
export function runShortcut(shortcut: Shortcut, { store, onOpen, onPrevious }: ShortcutContext): string | void {
  const { dispatch } = store;
  const player = selectPlayer(store.getState());
  const volume = selectVolume(store.getState());
  switch (shortcut) {
    case 'toggle':
      return void dispatch(playerActions.playToggled());
    case 'back':
      return seekBy(-SEEK_MS);
    case 'forward':
      return seekBy(SEEK_MS);
    case 'previous':
      return onPrevious();
    case 'next':
      return void dispatch(playerActions.nextRequested());
    case 'louder':
      return void dispatch(playerActions.volumeChanged(volume + VOLUME_STEP));
    case 'quieter':
      return void dispatch(playerActions.volumeChanged(volume - VOLUME_STEP));
    case 'mute':
      return void dispatch(playerActions.muteToggled());
    case 'shuffle':
      dispatch(playerActions.shuffleToggled());
      return player.isFullScreen ? undefined : `shuffle.${player.isShuffled ? 'off' : 'on'}`;
    case 'repeat':
      dispatch(playerActions.repeatChanged(NEXT_REPEAT[player.repeat]));
      return player.isFullScreen ? undefined : `repeat.${NEXT_REPEAT[player.repeat]}`;
    case 'fullScreen':
      return player.isFullScreen ? leaveFullScreen(store.dispatch) : void enterFullScreen(store.dispatch);
    case 'queue':
    case 'help':
      return onOpen(shortcut);
  }

  function seekBy(offsetMs: number) {
    const from = player.isElsewhere ? player.positionMs : audioEngine().positionMs();
    const end = player.tracks[player.currentTrackIndex]?.durationMs ?? 0;
    dispatch(playerActions.seekRequested(Math.min(end, from + offsetMs)));
  }
}
