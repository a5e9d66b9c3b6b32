import { appendToQueue, moveItem, playFrom, toQueued, type PlayableTrack } from '@fairtone/domain';
import type { PayloadAction } from '@reduxjs/toolkit';
import { replaceQueue } from './playbackReducers.ts';
import type { PlayerState } from './playerState.ts';

/** Without a current track, the first queued track becomes current, paused, so that the listener sees it. */
function showFirst(state: PlayerState, tracks: PlayableTrack[]) {
  if (tracks.length === 0) return;
  replaceQueue(state, playFrom(state, tracks, 0));
}

/** Reducers of the queue. */
export const queueReducers = {
  queuedTrackPicked(state: PlayerState, action: PayloadAction<number>) {
    if (!state.queue[action.payload]) return;
    replaceQueue(state, toQueued(state, action.payload));
    state.isPlaying = true;
  },
  /** Adds to the end of the queue. Tracks that are not recommendations are added before the recommendations. */
  tracksQueued(state: PlayerState, { payload }: PayloadAction<PlayableTrack[]>) {
    if (state.currentTrackIndex < 0) showFirst(state, payload);
    else state.queue = appendToQueue(state.queue, payload);
  },
  /** Adds to the front of the queue. */
  playNextQueued(state: PlayerState, { payload }: PayloadAction<PlayableTrack[]>) {
    if (state.currentTrackIndex < 0) showFirst(state, payload);
    else state.queue.unshift(...payload);
  },
  queuedTrackRemoved(state: PlayerState, action: PayloadAction<number>) {
    state.queue.splice(action.payload, 1);
  },
  /** Moves a queued track. A moved recommendation counts as chosen by the listener. */
  queueMoved(state: PlayerState, { payload }: PayloadAction<{ from: number; to: number }>) {
    delete state.queue[payload.from]?.isRecommended;
    state.queue = moveItem(state.queue, payload.from, payload.to);
  },
  queueCleared(state: PlayerState) {
    state.queue = [];
  },
};
