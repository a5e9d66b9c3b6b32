import type { AudioEngine } from '@fairtone/audio';
import type { EventBus } from '@fairtone/contracts';
import { playerActions, selectCurrentTrack, selectPlayer, selectVolume, type AppStore } from '@fairtone/store';
import { createFailurePolicy } from './failurePolicy.ts';
import { hasNextByItself } from './hasNextByItself.ts';

const REPORT_EVERY_MS = 1000;

/**
 * Makes the engine play what the store says, and tells the store what the engine came to.
 * @returns what unties them and silences the engine
 */
export function bindEngine(engine: AudioEngine, store: AppStore, events: EventBus): () => void {
  let obeyedRequest = -1;
  let loadedTrackId: string | null = null;
  let isAskedToPlay = false;
  const dispatch = store.dispatch;
  const failures = createFailurePolicy(store, events, reload);

  function reload() {
    loadedTrackId = null;
    isAskedToPlay = false;
    obey();
  }

  function obey() {
    const state = store.getState();
    const player = selectPlayer(state);
    const track = selectCurrentTrack(state);
    engine.setVolume(selectVolume(state) / 100);
    if (!track) return;

    if (track.id !== loadedTrackId) {
      engine.load({ id: track.id, url: track.audioSrc, durationMs: track.durationMs });
      engine.seek(player.positionMs);
      loadedTrackId = track.id;
      isAskedToPlay = false;
    } else if (player.requestId !== obeyedRequest) {
      engine.seek(player.positionMs);
    }
    obeyedRequest = player.requestId;

    if (player.isPlaying === isAskedToPlay) return;
    isAskedToPlay = player.isPlaying;
    if (isAskedToPlay) void play();
    else engine.pause();
  }

  async function play() {
    const { refused } = await engine.play();
    if (refused) dispatch(playerActions.playingChanged(false));
  }

  function handleEnded() {
    const player = selectPlayer(store.getState());
    isAskedToPlay = false;
    if (player.repeat === 'one') dispatch(playerActions.seekRequested(0));
    else if (hasNextByItself(player)) dispatch(playerActions.nextRequested());
    else dispatch(playerActions.playingChanged(false));
    obey();
  }

  let reportedAt = 0;
  function handleTime() {
    const now = engine.positionMs();
    if (Math.abs(now - reportedAt) < REPORT_EVERY_MS) return;
    reportedAt = now;
    dispatch(playerActions.positionReported(now));
  }

  function handlePlaying() {
    const track = selectCurrentTrack(store.getState());
    failures.forget();
    if (track) events.emit('player/trackStarted', { trackId: track.id, albumId: track.albumId });
  }

  const stops = [
    store.subscribe(obey),
    engine.on('ended', handleEnded),
    engine.on('timeupdate', handleTime),
    engine.on('playing', handlePlaying),
    engine.on('error', failures.handle),
  ];
  obey();
  return () => {
    stops.forEach((stop) => stop());
    failures.forget();
    engine.pause();
  };
}
