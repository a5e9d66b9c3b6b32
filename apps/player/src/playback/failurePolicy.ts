import type { EventBus } from '@fairtone/contracts';
import { log } from '@fairtone/platform';
import { getStore, playerActions, selectCurrentTrack, toastShown, type AppStore } from '@fairtone/store';
import { playerText } from './playerText.ts';

const RETRY_AFTER_MS = [500, 1500];
const STOP_AFTER_TRACKS = 3;

/**
 * Retries a track that fails with growing pauses, then skips it. After three failed tracks in a row it stops playback
 * and shows a toast.
 */
export function createFailurePolicy(store: AppStore, events: EventBus, retry: () => void) {
  let tries = 0;
  let failedTracks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function giveUpOnTrack() {
    tries = 0;
    failedTracks += 1;
    const track = selectCurrentTrack(store.getState());
    if (track) {
      log({ level: 'warning', message: `Track ${track.id} could not be played.` });
      events.emit('player/playbackFailed', { trackId: track.id });
    }
    const isOnlyTrack = store.getState().player.tracks.length < 2;
    if (failedTracks < STOP_AFTER_TRACKS && !isOnlyTrack) {
      store.dispatch(playerActions.nextRequested());
      return;
    }
    failedTracks = 0;
    store.dispatch(playerActions.playingChanged(false));
    getStore().dispatch(
      toastShown({ tone: 'destructive', title: playerText('failure.title'), description: playerText('failure.text') }),
    );
  }

  return {
    handle() {
      clearTimeout(timer);
      const pause = RETRY_AFTER_MS[tries];
      tries += 1;
      if (pause === undefined) giveUpOnTrack();
      else timer = setTimeout(retry, pause);
    },
    /** Resets the counters, because playback works again. */
    forget() {
      clearTimeout(timer);
      tries = 0;
      failedTracks = 0;
    },
  };
}
