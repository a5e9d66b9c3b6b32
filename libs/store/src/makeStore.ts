import { api } from '@fairtone/api';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from './rootReducer.ts';

/** The page's store. One a page, made by the shell or the standalone harness; tests make their own. */
export function makeStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    preloadedState,
    middleware: (defaults) => defaults().prepend(listeners.middleware).concat(api.middleware),
  });
  return Object.assign(store, { startListening: listeners.startListening as AppStartListening });
}

type Listeners = ReturnType<typeof createListenerMiddleware<RootState>>;
/** Reacts to actions, outside components; returns what stops it. */
export type AppStartListening = Listeners['startListening'];
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
