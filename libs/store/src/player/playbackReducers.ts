import { toNext, toPrevious, playFrom, type PlayableTrack, type Playlist, type RepeatMode } from '@fairtone/domain';
import type { PayloadAction } from '@reduxjs/toolkit';
import { initialPlayerState, type PlayerState } from './playerState.ts';

/** Replaces list and queue, and requests the current track from its start. */
export function replaceQueue(state: PlayerState, list: Playlist): void {
  Object.assign(state, list);
  state.startIndex = Math.min(state.startIndex, Math.max(0, state.currentTrackIndex));
  state.positionMs = 0;
  state.requestId += 1;
}

/** Reducers of play, pause, next, previous, seek, volume and repeat. */
export const playbackReducers = {
  playToggled(state: PlayerState) {
    if (state.currentTrackIndex < 0 && state.tracks.length > 0) replaceQueue(state, playFrom(state, state.tracks, 0));
    if (state.currentTrackIndex >= 0) state.isPlaying = !state.isPlaying;
  },
  /** Playback started or stopped without a request: refused autoplay, headphones unplugged, end of the list. */
  playingChanged(state: PlayerState, action: PayloadAction<boolean>) {
    state.isPlaying = action.payload;
  },
  nextRequested(state: PlayerState) {
    replaceQueue(state, toNext(state));
  },
  previousRequested(state: PlayerState) {
    replaceQueue(state, toPrevious(state));
  },
  seekRequested(state: PlayerState, action: PayloadAction<number>) {
    state.positionMs = Math.max(0, action.payload);
    state.requestId += 1;
  },
  positionReported(state: PlayerState, action: PayloadAction<number>) {
    state.positionMs = action.payload;
  },
  /** Volume 0 mutes; any other volume unmutes. */
  volumeChanged(state: PlayerState, action: PayloadAction<number>) {
    state.volume = Math.min(100, Math.max(0, Math.round(action.payload)));
    state.isMuted = state.volume === 0;
  },
  muteToggled(state: PlayerState) {
    state.isMuted = !state.isMuted;
    if (!state.isMuted && state.volume === 0) state.volume = initialPlayerState.volume;
  },
  repeatChanged(state: PlayerState, action: PayloadAction<RepeatMode>) {
    state.repeat = action.payload;
    // A repeated list has no end, so recommendations after it would never play.
    if (action.payload === 'all') state.queue = state.queue.filter(({ isRecommended }) => !isRecommended);
  },
};

/** A list to play from an index; the queue becomes the tracks after it, unless `keepQueue`. */
export interface PlayRequest {
  tracks: PlayableTrack[];
  startIndex?: number;
  keepQueue?: boolean;
}
