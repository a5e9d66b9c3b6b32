import { priceOption, type PriceOption } from '@fairtone/domain';
import { useIsHydrating } from '@fairtone/platform';
import { selectUser, useAppSelector } from '@fairtone/store';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useCatalogOwnsAlbumQuery } from '../../api/purchaseApi';
import type { Album } from '../../model/album';

/** Relation of the user to an album: its artist (`own`), its buyer (`owned`), or neither, with the way it is sold. */
export type PurchaseStatus = 'own' | 'owned' | 'unavailable' | PriceOption;

/**
 * @returns null while it is not known whether the person has bought the album. A prerendered page goes on showing what it shows to guests then, and a
 * press waits (`useBuyAlbum`).
 */
export function usePurchaseStatus(album: Album): PurchaseStatus | null {
  const user = useAppSelector(selectUser);
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const isOwn = user?.id === album.artistId;
  const { data: isOwned, isLoading } = useCatalogOwnsAlbumQuery(
    user && !isOwn ? { albumId: album.id, userId: user.id } : skipToken,
  );
  if (isOwn) return 'own';
  if (isLoading && !isPrerendered) return null;
  if (isOwned) return 'owned';
  return album.state === 'public' ? priceOption(album.price) : 'unavailable';
}
