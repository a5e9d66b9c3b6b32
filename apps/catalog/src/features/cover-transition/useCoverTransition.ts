import { useViewTransitionState } from 'react-router-dom';

/** Name under which a cover travels between a card and its album's page. One element of a page may bear it. */
export const COVER_TRANSITION = 'album-cover';

/** The travelling name for the one card whose album is being opened or left, nothing for all others. */
export function useCoverTransition(albumPath: string): string | undefined {
  return useViewTransitionState(albumPath) ? COVER_TRANSITION : undefined;
}
