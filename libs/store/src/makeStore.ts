import { api } from '@fairtone/api';
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from './rootReducer.ts';

/** Creates a store. The shell or the standalone harness creates one for each page; tests create their own. */
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
/** Adds a listener for actions, outside components; returns a function that removes it. */
export type AppStartListening = Listeners['startListening'];
export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];
