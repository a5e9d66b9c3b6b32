import type { PayloadAction } from '@reduxjs/toolkit';
import {
  CROSSFADE_MAX_S,
  RATE_MAX,
  RATE_MIN,
  type PlayerSettings,
  type PlayerState,
  type SleepTimer,
} from './playerState.ts';

const within = (min: number, max: number, value: number) => Math.min(max, Math.max(min, value));

/** Reducers of the player's size and of the playback settings. */
export const viewReducers = {
  /** Expands or collapses the player; in full screen it leaves full screen instead. */
  expandToggled(state: PlayerState) {
    if (state.isFullScreen) state.isFullScreen = false;
    else state.isExpanded = !state.isExpanded;
  },
  /** Sets full screen, or toggles it without a value. Afterwards the player bar has its previous size. */
  fullScreenToggled(state: PlayerState, { payload }: PayloadAction<boolean | undefined>) {
    state.isFullScreen = payload ?? !state.isFullScreen;
  },
  settingsChanged(state: PlayerState, { payload }: PayloadAction<Partial<PlayerSettings>>) {
    Object.assign(state.settings, payload);
    state.settings.crossfadeS = within(0, CROSSFADE_MAX_S, state.settings.crossfadeS);
  },
  rateChanged(state: PlayerState, action: PayloadAction<number>) {
    state.rate = within(RATE_MIN, RATE_MAX, action.payload);
  },
  sleepTimerSet(state: PlayerState, action: PayloadAction<SleepTimer>) {
    state.sleep = action.payload;
  },
};
