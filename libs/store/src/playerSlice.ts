import { orderOf, playFrom, restoreOrder, shuffleUpcoming, type PlayableTrack } from '@fairtone/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { playbackReducers, replaceQueue, type PlayRequest } from './player/playbackReducers.ts';
import { initialPlayerState, type PlayerState } from './player/playerState.ts';
import { queueReducers } from './player/queueReducers.ts';
import { viewReducers } from './player/viewReducers.ts';

/** The action carries the random seed, so that the reducer stays pure and every tab shuffles equally. */
type WithSeed<Payload> = PayloadAction<Payload, string, { seed: number }>;
const seeded = <Payload>(payload: Payload) => ({ payload, meta: { seed: Math.random() } });

function shuffle(state: PlayerState, seed: number) {
  state.orderBeforeShuffle = orderOf(state, state.startIndex);
  Object.assign(state, shuffleUpcoming(state, seed, state.startIndex), { startIndex: 0 });
}

export const playerSlice = createSlice({
  name: 'player',
  initialState: initialPlayerState,
  reducers: {
    ...playbackReducers,
    ...queueReducers,
    ...viewReducers,
    /** Plays a list from an index. The player keeps the size that the listener chose. */
    playRequested: {
      reducer(state, { payload, meta }: WithSeed<PlayRequest>) {
        if (payload.tracks.length === 0) return;
        replaceQueue(state, playFrom(state, payload.tracks, payload.startIndex ?? 0, payload.keepQueue));
        state.startIndex = payload.keepQueue ? 0 : state.currentTrackIndex;
        if (state.isShuffled) shuffle(state, meta.seed);
        state.isPlaying = true;
      },
      prepare: (request: PlayRequest) => seeded(request),
    },
    /** Shuffles the upcoming tracks that the listener chose, or restores their order. The current track plays on. */
    shuffleToggled: {
      reducer(state, { meta }: WithSeed<undefined>) {
        state.isShuffled = !state.isShuffled;
        if (state.isShuffled) return shuffle(state, meta.seed);
        if (state.orderBeforeShuffle) Object.assign(state, restoreOrder(state, state.orderBeforeShuffle));
        state.orderBeforeShuffle = null;
      },
      prepare: () => seeded(undefined),
    },
    /** Restores the state of the last visit, paused. */
    playerRestored(state, action: PayloadAction<Partial<PlayerState>>) {
      Object.assign(state, action.payload, { isPlaying: false });
    },
    /** Applies the state of the tab that plays. */
    playerMirrored(state, action: PayloadAction<Partial<PlayerState>>) {
      Object.assign(state, action.payload);
    },
  },
  selectors: {
    selectPlayer: (state) => state,
    selectCurrentTrack: (state): PlayableTrack | null => state.tracks[state.currentTrackIndex] ?? null,
    selectIsPlaying: (state) => state.isPlaying,
    selectQueue: (state) => state.queue,
    selectVolume: (state) => (state.isMuted ? 0 : state.volume),
    /** The size that the listener chose; full screen always counts as expanded. */
    selectIsExpanded: (state) => state.isExpanded || state.isFullScreen,
    selectIsFullScreen: (state) => state.isFullScreen,
    selectIsElsewhere: (state) => state.isElsewhere,
    selectPlayerSettings: (state) => state.settings,
    selectRate: (state) => state.rate,
    selectSleepTimer: (state) => state.sleep,
    /** Whether a track of this album is playing. */
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
  selectIsFullScreen,
  selectIsElsewhere,
  selectPlayerSettings,
  selectRate,
  selectSleepTimer,
  selectIsAlbumPlaying,
  selectIsTrackCurrent,
} = playerSlice.selectors;
