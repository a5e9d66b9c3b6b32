import { appendToQueue, moveItem, playFrom, toQueued, type PlayableTrack } from '@fairtone/domain';
import type { PayloadAction } from '@reduxjs/toolkit';
import { replaceQueue } from './playbackReducers.ts';
import type { PlayerState } from './playerState.ts';

/** Nothing is current: what is queued becomes current, paused, so that the listener sees it. */
function showFirst(state: PlayerState, tracks: PlayableTrack[]) {
  if (tracks.length === 0) return;
  replaceQueue(state, playFrom(state, tracks, 0));
}

/** What comes next. */
export const queueReducers = {
  queuedTrackPicked(state: PlayerState, action: PayloadAction<number>) {
    if (!state.queue[action.payload]) return;
    replaceQueue(state, toQueued(state, action.payload));
    state.isPlaying = true;
  },
  /** Adds to the end of the queue; before recommendations, unless it is some. */
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
  /** What the listener gives a place is chosen, wherever it came from. */
  queueMoved(state: PlayerState, { payload }: PayloadAction<{ from: number; to: number }>) {
    delete state.queue[payload.from]?.isRecommended;
    state.queue = moveItem(state.queue, payload.from, payload.to);
  },
  queueCleared(state: PlayerState) {
    state.queue = [];
  },
};
