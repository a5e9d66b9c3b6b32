import { afterScreens, announceScreen, waitForTurn, waitForData } from './loadPriority.ts';

const SOON_MS = 50;

const deferred = () => {
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((_resolve, refuse) => (reject = refuse));
  return { promise, reject };
};

const settled = async (promise: Promise<void>) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(SOON_MS);
  return isSettled;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('resolves at once when no screen is loading', async () => {
  expect(await settled(afterScreens())).toBe(true);
});

it('waits for all screens that are announced at the same time, and counts each once', async () => {
  const slot = afterScreens();
  const first = announceScreen();
  const second = announceScreen();
  first();
  first();
  expect(await settled(slot)).toBe(false);
  second();
  expect(await settled(slot)).toBe(true);
});

it('stops waiting for a screen that never loads', async () => {
  const done = announceScreen();
  const slot = afterScreens();
  await jest.advanceTimersByTimeAsync(2800);
  expect(await settled(slot)).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(await settled(slot)).toBe(true);
  done();
});

it('waits for the data of the screen too, and resolves when that fails', async () => {
  const data = deferred();
  waitForData(() => data.promise);
  const done = announceScreen();
  const slot = afterScreens();
  expect(await settled(slot)).toBe(false);
  done();
  expect(await settled(slot)).toBe(false);
  data.reject(new Error('offline'));
  expect(await settled(slot)).toBe(true);
  waitForData(() => Promise.resolve());
});

it('starts each waiting caller in its own task', async () => {
  const order: string[] = [];
  void waitForTurn().then(() => {
    order.push('first');
    setTimeout(() => order.push('a press'));
  });
  void waitForTurn().then(() => order.push('second'));
  await jest.advanceTimersByTimeAsync(SOON_MS);
  expect(order).toEqual(['first', 'a press', 'second']);
});
