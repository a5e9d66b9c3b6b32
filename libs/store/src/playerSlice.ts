import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  playFrom,
  toNext,
  toPrevious,
  toQueued,
  type PlayableTrack,
  type Playlist,
  type RepeatMode,
} from '@fairtone/domain';

/** What the player plays and how. Whoever wants sound dispatches; the player app obeys the state. */
export interface PlayerState extends Playlist {
  isPlaying: boolean;
  /** 0 to 100. */
  volume: number;
  isMuted: boolean;
  repeat: RepeatMode;
  isShuffled: boolean;
  isExpanded: boolean;
  /** Played part of the current track, written about once a second. For what follows sound closely, ask the engine. */
  positionMs: number;
  /** Grows with each request to start or move, so that the engine can tell a new request from an old position. */
  requestId: number;
}

export const initialPlayerState: PlayerState = {
  tracks: [],
  currentTrackIndex: -1,
  queue: [],
  isPlaying: false,
  volume: 70,
  isMuted: false,
  repeat: 'off',
  isShuffled: false,
  isExpanded: false,
  positionMs: 0,
  requestId: 0,
};

function startOver(state: PlayerState, list: Playlist) {
  Object.assign(state, list);
  state.positionMs = 0;
  state.requestId += 1;
}

export const playerSlice = createSlice({
  name: 'player',
  initialState: initialPlayerState,
  reducers: {
    /** Plays a list from an index; the queue becomes what follows, unless told to keep it. Expands the bar. */
    playRequested(
      state,
      { payload }: PayloadAction<{ tracks: PlayableTrack[]; startIndex?: number; keepQueue?: boolean }>,
    ) {
      if (payload.tracks.length === 0) return;
      startOver(state, playFrom(state, payload.tracks, payload.startIndex ?? 0, payload.keepQueue));
      state.isPlaying = true;
      state.isExpanded = true;
    },
    playToggled(state) {
      if (state.currentTrackIndex < 0 && state.tracks.length > 0) startOver(state, playFrom(state, state.tracks, 0));
      if (state.currentTrackIndex >= 0) state.isPlaying = !state.isPlaying;
    },
    /** Playback began or stopped by itself: refused autoplay, headphones unplugged, end of the list. */
    playingChanged(state, action: PayloadAction<boolean>) {
      state.isPlaying = action.payload;
    },
    nextRequested(state) {
      startOver(state, toNext(state));
    },
    previousRequested(state) {
      startOver(state, toPrevious(state));
    },
    queuedTrackPicked(state, action: PayloadAction<number>) {
      startOver(state, toQueued(state, action.payload));
      state.isPlaying = true;
    },
    tracksQueued(state, action: PayloadAction<PlayableTrack[]>) {
      state.queue.push(...action.payload);
    },
    queuedTrackRemoved(state, action: PayloadAction<number>) {
      state.queue.splice(action.payload, 1);
    },
    seekRequested(state, action: PayloadAction<number>) {
      state.positionMs = Math.max(0, action.payload);
      state.requestId += 1;
    },
    positionReported(state, action: PayloadAction<number>) {
      state.positionMs = action.payload;
    },
    /** Volume 0 mutes; any other volume unmutes. */
    volumeChanged(state, action: PayloadAction<number>) {
      state.volume = Math.min(100, Math.max(0, Math.round(action.payload)));
      state.isMuted = state.volume === 0;
    },
    muteToggled(state) {
      state.isMuted = !state.isMuted;
      if (!state.isMuted && state.volume === 0) state.volume = initialPlayerState.volume;
    },
    repeatChanged(state, action: PayloadAction<RepeatMode>) {
      state.repeat = action.payload;
    },
    expandToggled(state) {
      state.isExpanded = !state.isExpanded;
    },
    /** What the last visit played, in place and paused. */
    playerRestored(state, action: PayloadAction<Partial<PlayerState>>) {
      Object.assign(state, action.payload, { isPlaying: false });
    },
  },
  selectors: {
    selectPlayer: (state) => state,
    selectCurrentTrack: (state): PlayableTrack | null => state.tracks[state.currentTrackIndex] ?? null,
    selectIsPlaying: (state) => state.isPlaying,
    selectQueue: (state) => state.queue,
    selectVolume: (state) => (state.isMuted ? 0 : state.volume),
    selectIsExpanded: (state) => state.isExpanded,
    /** Whether this album is the one that sounds now. */
    selectIsAlbumPlaying: (state, albumId: string) =>
      state.isPlaying && state.tracks[state.currentTrackIndex]?.albumId === albumId,
    selectIsTrackCurrent: (state, trackId: string) => state.tracks[state.currentTrackIndex]?.id === trackId,
  },
});

export const playerActions = playerSlice.actions;
export const {
  selectPlayer,
  selectCurrentTrack,
  selectIsPlaying,
  selectQueue,
  selectVolume,
  selectIsExpanded,
  selectIsAlbumPlaying,
  selectIsTrackCurrent,
} = playerSlice.selectors;
