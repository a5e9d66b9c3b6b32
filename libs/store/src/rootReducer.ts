import { api } from '@fairtone/api';
import { combineSlices } from '@reduxjs/toolkit';
import { cartSlice } from './cartSlice.ts';
import { makeReplaceable } from './replaceableReducers.ts';
import { playerSlice } from './playerSlice.ts';
import { sessionSlice } from './sessionSlice.ts';
import { uiSlice } from './uiSlice.ts';

/**
 * Slices that remotes add while the page runs. A remote declares its own:
 * `declare module '@fairtone/store' { interface LazySlices extends WithSlice<typeof studioUploadsSlice> {} }`
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the remotes through declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(
  sessionSlice,
  playerSlice,
  cartSlice,
  uiSlice,
  api,
).withLazyLoadedSlices<LazySlices>();

/** Allows another version of a remote to inject slices whose paths start with this prefix again; they start with their initial state. */
export const letSlicesBeReplaced = makeReplaceable(rootReducer);

export type RootState = ReturnType<typeof rootReducer>;
