import { useLocation } from 'react-router-dom';
import { deleteListPositions } from './listPositions';

/** What the router calls the step of the history that a tab began with. */
const FIRST_STEP = 'default';
const visit = performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined;
if (visit?.type === 'navigate') deleteListPositions(`@${FIRST_STEP}`);

/** Names the place of a list: the same list opened by another link has a place of its own. */
export function useListPositionKey(list: string): string {
  return `${list}@${useLocation().key}`;
}
