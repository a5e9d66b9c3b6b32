import { renderHook } from '@testing-library/react';
import { usePolling } from './usePolling';

const refetch = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  refetch.mockClear();
});
afterEach(() => jest.useRealTimers());

it('refetches every 15 seconds', () => {
  renderHook(() => usePolling({ refetch }));
  jest.advanceTimersByTime(30_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('stops for people who may not see the data', () => {
  renderHook(() => usePolling({ refetch, error: { status: 403, code: 'staff_only', message: '' } }));
  jest.advanceTimersByTime(60_000);
  expect(refetch).not.toHaveBeenCalled();
});
