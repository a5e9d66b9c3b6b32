export * from './cartSlice.ts';
export { getStore, setStore } from './currentStore.ts';
export { useAppDispatch, useAppSelector, useAppStore, useAudiences } from './hooks.ts';
export { loginRequired, type LoginReason } from './loginRequired.ts';
export { makeStore, type AppDispatch, type AppStartListening, type AppStore } from './makeStore.ts';
export { CART_STORAGE_KEY, PLAYER_STORAGE_KEY, startPersistence } from './persistence.ts';
export type { PlayRequest } from './player/playbackReducers.ts';
export * from './player/playerState.ts';
export * from './playerSlice.ts';
// Released remotes use the second name.
export { resetRemoteState, resetRemoteState as makeWayFor } from './resetRemoteState.ts';
export { rootReducer, type LazySlices, type RootState } from './rootReducer.ts';
export { followStoredSession, startSession } from './session/startSession.ts';
export * from './sessionSlice.ts';
export * from './uiSlice.ts';
export { useAsMember } from './useAsMember.ts';
