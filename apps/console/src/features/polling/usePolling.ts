import { useWhileVisible } from '@fairtone/ui';
import { problemOf } from '../problem/problemOf';

const EVERY_MS = 15_000;

/** Refetches while the page is visible, but not for people who may not see the data. */
export function usePolling({ refetch, error }: { refetch: () => unknown; error?: unknown }): void {
  useWhileVisible(refetch, EVERY_MS, problemOf(error) !== 'staff_only');
}
