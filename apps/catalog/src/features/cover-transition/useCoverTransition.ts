import { useId, useLayoutEffect, useState } from 'react';
import { useViewTransitionState } from 'react-router-dom';

/** The `view-transition-name` of a cover that moves between its card and the album page. One element of a page may have it. */
export const COVER_TRANSITION = 'album-cover';

/** Id of the card whose cover moves, by path of its album: a page may show one album in several grids. */
const cardByAlbumPath = new Map<string, string>();

interface CoverTransition {
  /** Set on one card of the album that is being opened or left; undefined on all others. */
  name?: string;
  /** Call it when the card's link is pressed: of several cards of the album, this one's cover moves. */
  onPress: () => void;
}

export function useCoverTransition(albumPath: string): CoverTransition {
  const card = useId();
  const isMoving = useViewTransitionState(albumPath);
  const [isTransitioning, setIsTransitioning] = useState(false);
  // A layout effect runs before the browser's snapshot. The browser skips the transition when two elements have the same name.
  useLayoutEffect(() => {
    if (!isMoving) return;
    if (!cardByAlbumPath.has(albumPath)) cardByAlbumPath.set(albumPath, card);
    setIsTransitioning(cardByAlbumPath.get(albumPath) === card);
    return () => setIsTransitioning(false);
  }, [isMoving, albumPath, card]);
  useLayoutEffect(
    () => () => {
      if (cardByAlbumPath.get(albumPath) === card) cardByAlbumPath.delete(albumPath);
    },
    [albumPath, card],
  );
  return {
    name: isMoving && isTransitioning ? COVER_TRANSITION : undefined,
    onPress: () => void cardByAlbumPath.set(albumPath, card),
  };
}
