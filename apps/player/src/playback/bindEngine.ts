import type { AudioEngine } from '@fairtone/audio';
import type { EventBus } from '@fairtone/contracts';
import {
  playerActions,
  selectCurrentTrack,
  selectPlayer,
  selectVolume,
  type AppStore,
  type PlayerState,
} from '@fairtone/store';
import { createFailurePolicy } from './failurePolicy.ts';
import { advancesAutomatically } from './advancesAutomatically.ts';
import { toEngineTrack, transitionBetween, upcomingTrack } from './upcoming.ts';

const REPORT_EVERY_MS = 1000;

/**
 * Makes the engine play the state of the store, and writes the engine's position and failures into the store.
 * @returns a function that stops this and pauses the engine
 */
export function bindEngine(engine: AudioEngine, store: AppStore, events: EventBus): () => void {
  let handledRequest = -1;
  let loadedTrackId: string | null = null;
  let isPlayRequested = false;
  // Set while the engine advances by itself: loading that track again would restart it.
  let advancedTo: string | null = null;
  const dispatch = store.dispatch;
  const failures = createFailurePolicy(store, events, reload);

  function reload() {
    loadedTrackId = null;
    isPlayRequested = false;
    applyState();
  }

  function applyState() {
    const state = store.getState();
    const player = selectPlayer(state);
    engine.setVolume(selectVolume(state) / 100);
    engine.setRate(player.rate);
    load(player);
    const wantsSound = player.isPlaying && !player.isElsewhere && loadedTrackId !== null;
    if (wantsSound === isPlayRequested) return;
    isPlayRequested = wantsSound;
    if (isPlayRequested) void play();
    else engine.pause();
  }

  function load(player: PlayerState) {
    const track = player.tracks[player.currentTrackIndex];
    if (!track) return;
    const next = upcomingTrack(player);
    const { crossfadeS, isLevelled } = player.settings;
    const wanted = toEngineTrack(track, [player.tracks[player.currentTrackIndex - 1], next], isLevelled);
    if (track.id !== loadedTrackId && track.id !== advancedTo) {
      engine.load(wanted);
      if (player.positionMs > 0) engine.seek(player.positionMs);
      isPlayRequested = false;
    } else {
      if (player.requestId !== handledRequest && track.id !== advancedTo) engine.seek(player.positionMs);
      engine.setGain(wanted.gainDb ?? 0);
    }
    loadedTrackId = track.id;
    handledRequest = player.requestId;
    engine.preload(
      next && toEngineTrack(next, [track], isLevelled),
      next ? transitionBetween(track, next, crossfadeS) : undefined,
    );
  }

  async function play() {
    const { refused } = await engine.play();
    if (refused) dispatch(playerActions.playingChanged(false));
  }

  function continuePlayback(player: PlayerState) {
    if (player.repeat === 'one') dispatch(playerActions.seekRequested(0));
    else dispatch(playerActions.nextRequested());
  }

  function handleAdvanced({ trackId }: { trackId: string }) {
    advancedTo = trackId;
    continuePlayback(selectPlayer(store.getState()));
    advancedTo = null;
    announce();
  }

  function handleEnded() {
    const player = selectPlayer(store.getState());
    isPlayRequested = false;
    const isOver = player.sleep.atTrackEnd || (player.repeat !== 'one' && !advancesAutomatically(player));
    if (!isOver) continuePlayback(player);
    else dispatch(playerActions.playingChanged(false));
    if (player.sleep.atTrackEnd) dispatch(playerActions.sleepTimerSet({ endsAtMs: null, atTrackEnd: false }));
    applyState();
  }

  /** The system stopped the sound, for example because headphones were unplugged. */
  function handlePaused() {
    if (!isPlayRequested) return;
    isPlayRequested = false;
    dispatch(playerActions.playingChanged(false));
  }

  let reportedAt = 0;
  function handleTime() {
    const now = engine.positionMs();
    if (Math.abs(now - reportedAt) < REPORT_EVERY_MS) return;
    reportedAt = now;
    dispatch(playerActions.positionReported(now));
  }

  function handlePlaying() {
    failures.forget();
    announce();
  }

  function announce() {
    const track = selectCurrentTrack(store.getState());
    if (track) events.emit('player/trackStarted', { trackId: track.id, albumId: track.albumId });
  }

  const stops = [
    store.subscribe(applyState),
    engine.on('ended', handleEnded),
    engine.on('advanced', handleAdvanced),
    engine.on('paused', handlePaused),
    engine.on('timeupdate', handleTime),
    engine.on('playing', handlePlaying),
    engine.on('error', failures.handle),
  ];
  applyState();
  return () => {
    stops.forEach((stop) => stop());
    failures.forget();
    engine.pause();
  };
}
