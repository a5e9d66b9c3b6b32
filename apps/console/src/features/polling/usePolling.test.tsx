import { renderHook } from '@testing-library/react';
import { usePolling } from './usePolling';

const refetch = jest.fn();
const isHidden = jest.spyOn(document, 'visibilityState', 'get');

beforeEach(() => {
  jest.useFakeTimers();
  refetch.mockClear();
  isHidden.mockReturnValue('visible');
});
afterEach(() => jest.useRealTimers());
afterAll(() => isHidden.mockRestore());

it('refetches every 15 seconds while the page is visible', () => {
  const { unmount } = renderHook(() => usePolling({ refetch }));
  jest.advanceTimersByTime(14_999);
  expect(refetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(15_001);
  expect(refetch).toHaveBeenCalledTimes(2);
  unmount();
  jest.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('refetches no hidden page, and at once one that becomes visible', () => {
  renderHook(() => usePolling({ refetch }));
  isHidden.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(60_000);
  expect(refetch).not.toHaveBeenCalled();
  isHidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('stops for people who may not see the data', () => {
  renderHook(() => usePolling({ refetch, error: { status: 403, code: 'staff_only', message: '' } }));
  jest.advanceTimersByTime(60_000);
  expect(refetch).not.toHaveBeenCalled();
});
