import { connectMediaSession, type AudioEngine } from '@fairtone/audio';
import { COVER_SIZES_PX, coverAtSize, type PlayableTrack } from '@fairtone/domain';
import { playerActions, selectCurrentTrack, selectIsPlaying, selectRate, type AppStore } from '@fairtone/store';

/** Connects media keys, lock screens and headsets: they control the store and show the current track. */
export function bindMediaSession(engine: AudioEngine, store: AppStore): () => void {
  const setPlaying = (isPlaying: boolean) => () => {
    if (selectIsPlaying(store.getState()) !== isPlaying) store.dispatch(playerActions.playToggled());
  };
  const link = connectMediaSession({
    play: setPlaying(true),
    pause: setPlaying(false),
    next: () => store.dispatch(playerActions.nextRequested()),
    previous: () => store.dispatch(playerActions.previousRequested()),
    seekTo: (positionMs) => store.dispatch(playerActions.seekRequested(positionMs)),
    seekBy: (offsetMs) => store.dispatch(playerActions.seekRequested(engine.positionMs() + offsetMs)),
  });

  let shownId: string | null = null;
  function show() {
    const state = store.getState();
    const track = selectCurrentTrack(state);
    if (!track) return;
    if (track.id !== shownId) link.showTrack(describe(track));
    shownId = track.id;
    link.showState({
      isPlaying: selectIsPlaying(state),
      positionMs: engine.positionMs(),
      durationMs: engine.durationMs() || track.durationMs,
      rate: selectRate(state),
    });
  }

  const unsubscribe = store.subscribe(show);
  return () => {
    unsubscribe();
    link.disconnect();
  };
}

function describe({ title, artist, albumTitle, albumCover }: PlayableTrack) {
  const artwork = albumCover ? COVER_SIZES_PX.map((size) => ({ src: coverAtSize(albumCover, size), size })) : [];
  return { title, artist, album: albumTitle, artwork };
}
