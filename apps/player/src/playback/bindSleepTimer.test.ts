import { makeStore, playerActions, selectIsPlaying, selectSleepTimer } from '@fairtone/store';
import { FakeEngine } from '../testing/fakeEngine.ts';
import { track } from '../testing/tracks.ts';
import { bindSleepTimer } from './bindSleepTimer.ts';

const MINUTE_MS = 60_000;

function setUp() {
  const engine = new FakeEngine();
  const store = makeStore();
  store.dispatch(playerActions.playRequested({ tracks: [track(1)] }));
  const stop = bindSleepTimer(engine, store);
  const setTimer = (inMs: number | null) =>
    store.dispatch(
      playerActions.sleepTimerSet({ endsAtMs: inMs === null ? null : Date.now() + inMs, atTrackEnd: false }),
    );
  return { engine, store, stop, setTimer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('fades out before the set time, then pauses and resets the timer', async () => {
  const { engine, store, setTimer } = setUp();
  setTimer(MINUTE_MS);
  await jest.advanceTimersByTimeAsync(MINUTE_MS - 9000);
  expect(engine.fadingMs).toBeNull();
  await jest.advanceTimersByTimeAsync(2000);
  expect(engine.fadingMs).toBe(8000);
  expect(selectIsPlaying(store.getState())).toBe(true);
  jest.setSystemTime(Date.now() + 7000);
  engine.cancelFade();
  await jest.advanceTimersByTimeAsync(0);
  expect(selectIsPlaying(store.getState())).toBe(false);
  expect(selectSleepTimer(store.getState()).endsAtMs).toBeNull();
});

it('pauses nothing after the timer was cancelled or unbound', async () => {
  const { engine, store, stop, setTimer } = setUp();
  setTimer(MINUTE_MS);
  setTimer(null);
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
  setTimer(MINUTE_MS);
  stop();
  await jest.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(engine.fadingMs).toBeNull();
  expect(selectIsPlaying(store.getState())).toBe(true);
});
