export * from './cartSlice.ts';
export { getStore, setStore } from './currentStore.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
export { makeStore, type AppDispatch, type AppStartListening, type AppStore } from './makeStore.ts';
export { CART_STORAGE_KEY, PLAYER_STORAGE_KEY, startPersistence } from './persistence.ts';
export * from './playerSlice.ts';
export { rootReducer, type LazySlices, type RootState } from './rootReducer.ts';
export * from './sessionSlice.ts';
export * from './uiSlice.ts';
