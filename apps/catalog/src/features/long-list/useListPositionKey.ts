import { useLocation } from 'react-router-dom';
import { deleteListPositions } from './listPositions';

/** React Router's `location.key` of the first history entry of a tab. */
const FIRST_STEP = 'default';
const visit = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
if (visit?.type === 'navigate') deleteListPositions(`@${FIRST_STEP}`);

/** Key of a list's position, one per history entry: the same list opened by another link has its own position. */
export function useListPositionKey(list: string): string {
  return `${list}@${useLocation().key}`;
}
