import { useId, useLayoutEffect, useState } from 'react';
import { useViewTransitionState } from 'react-router-dom';

/** Name under which a cover travels between a card and its album's page. One element of a page may bear it. */
export const COVER_TRANSITION = 'album-cover';

/** The card that travels, by the path of its album: a page may show an album on several walls. */
const cardByAlbumPath = new Map<string, string>();

interface CoverTransition {
  /** The travelling name, for one card of the album that is being opened or left; nothing for all others. */
  name?: string;
  /** For the link's press: of several cards of the album it is this one that travels. */
  onPress: () => void;
}

export function useCoverTransition(albumPath: string): CoverTransition {
  const card = useId();
  const isMoving = useViewTransitionState(albumPath);
  const [isTransitioning, setIsTransitioning] = useState(false);
  // Before the browser takes its picture of the page, which it refuses where two bear one name.
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
