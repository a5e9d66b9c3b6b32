import { renderHook } from '@testing-library/react';
import { useWhileVisible } from './useWhileVisible';

const EVERY_MS = 15_000;
const run = jest.fn();
const visibility = jest.spyOn(document, 'visibilityState', 'get');
const turn = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  run.mockClear();
  visibility.mockReturnValue('visible');
});
afterEach(() => jest.useRealTimers());
afterAll(() => visibility.mockRestore());

it('runs at its interval while the page is visible, until it is unmounted', () => {
  const { unmount } = renderHook(() => useWhileVisible(run, EVERY_MS));
  jest.advanceTimersByTime(EVERY_MS - 1);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(EVERY_MS + 1);
  expect(run).toHaveBeenCalledTimes(2);
  unmount();
  jest.advanceTimersByTime(4 * EVERY_MS);
  turn('visible');
  expect(run).toHaveBeenCalledTimes(2);
});

it('does nothing on a hidden page, also one that was opened hidden, and runs at once when it becomes visible', () => {
  visibility.mockReturnValue('hidden');
  renderHook(() => useWhileVisible(run, EVERY_MS));
  jest.advanceTimersByTime(4 * EVERY_MS);
  expect(run).not.toHaveBeenCalled();
  turn('visible');
  expect(run).toHaveBeenCalledTimes(1);
  turn('hidden');
  jest.advanceTimersByTime(4 * EVERY_MS);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does nothing while it is not active', () => {
  renderHook(() => useWhileVisible(run, EVERY_MS, false));
  jest.advanceTimersByTime(4 * EVERY_MS);
  turn('visible');
  expect(run).not.toHaveBeenCalled();
});
