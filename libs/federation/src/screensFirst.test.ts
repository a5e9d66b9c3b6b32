import { afterScreens, announceScreen, waitForData } from './screensFirst.ts';

const FRAMES_MS = 50;

const deferred = () => {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
};

const settled = async (promise: Promise<void>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(FRAMES_MS);
  return isSettled;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('waits for nothing when no screen is being loaded', async () => {
  expect(await settled(afterScreens())).toBe(true);
});

it('waits for screens that are announced in the same moment, failed ones included', async () => {
  const slot = afterScreens();
  const first = deferred();
  const second = deferred();
  announceScreen(first.promise);
  announceScreen(second.promise);
  first.resolve();
  expect(await settled(slot)).toBe(false);
  second.reject(new Error('not there'));
  expect(await settled(slot)).toBe(true);
});

it('loses patience with a screen that never comes', async () => {
  const never = deferred();
  announceScreen(never.promise);
  const slot = afterScreens();
  await jest.advanceTimersByTimeAsync(2800);
  expect(await settled(slot)).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(await settled(slot)).toBe(true);
  never.resolve();
});

it('waits for the data of the screen too, and does not mind when it fails', async () => {
  const data = deferred();
  waitForData(() => data.promise);
  const screen = deferred();
  announceScreen(screen.promise);
  const slot = afterScreens();
  screen.resolve();
  expect(await settled(slot)).toBe(false);
  data.reject(new Error('offline'));
  expect(await settled(slot)).toBe(true);
  waitForData(() => Promise.resolve());
});
