export * from './cartSlice';
export { getStore, setStore } from './currentStore';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks';
export { makeStore, type AppDispatch, type AppStartListening, type AppStore } from './makeStore';
export { CART_STORAGE_KEY, PLAYER_STORAGE_KEY, startPersistence } from './persistence';
export * from './playerSlice';
export { rootReducer, type LazySlices, type RootState } from './rootReducer';
export * from './sessionSlice';
export * from './uiSlice';
