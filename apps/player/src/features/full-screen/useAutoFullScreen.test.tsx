import { makeStore, playerActions } from '@fairtone/store';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { track } from '../../testing/tracks.ts';
import { useAutoFullScreen } from './useAutoFullScreen.ts';

/** Mocks a window of this width that can be resized, and its media query. */
function openWindow(widthPx: number) {
  const window_ = { widthPx, change: () => undefined as void };
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const limitPx = Number(/max-width: ([\d.]+)px/.exec(query)?.[1]);
    return {
      get matches() {
        return window_.widthPx <= limitPx;
      },
      addEventListener: (_name: string, listener: () => void) => (window_.change = listener),
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList;
  });
  const store = makeStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  renderHook(() => useAutoFullScreen(), { wrapper });
  return {
    store,
    resize(px: number) {
      window_.widthPx = px;
      window_.change();
      return store.getState().player.isFullScreen;
    },
  };
}

beforeEach(() => (window.matchMedia ??= () => ({}) as MediaQueryList));
afterEach(() => jest.restoreAllMocks());

it('opens full screen when the window becomes narrower than 640 pixels during playback', () => {
  const { store, resize } = openWindow(1280);
  store.dispatch(playerActions.playRequested({ tracks: [track(1)] }));
  expect(resize(640)).toBe(false);
  expect(resize(639)).toBe(true);
});

it('does not open full screen while nothing plays', () => {
  const { store, resize } = openWindow(1280);
  store.dispatch(playerActions.playRequested({ tracks: [track(1)] }));
  store.dispatch(playerActions.playToggled());
  expect(resize(390)).toBe(false);
});

it('opens full screen at most once per track, and not after the listener has closed it', () => {
  const { store, resize } = openWindow(1280);
  store.dispatch(playerActions.playRequested({ tracks: [track(1), track(2)] }));
  expect(resize(390)).toBe(true);
  store.dispatch(playerActions.fullScreenToggled(false));
  resize(1280);
  expect(resize(390)).toBe(false);
  store.dispatch(playerActions.nextRequested());
  expect(resize(390)).toBe(true);
});
