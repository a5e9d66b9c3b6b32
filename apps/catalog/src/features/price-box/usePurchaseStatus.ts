import { priceOption, type PriceOption } from '@fairtone/domain';
import { selectUser, useAppSelector } from '@fairtone/store';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCatalogOwnsAlbumQuery } from '../../api/purchaseApi';
import type { Album } from '../../model/album';

/** Relation of the user to an album: its artist (`own`), its buyer (`owned`), or neither, with the way it is sold. */
export type PurchaseStatus = 'own' | 'owned' | 'unavailable' | PriceOption;

/** @returns null while it is not known whether the person has bought the album */
export function usePurchaseStatus(album: Album): PurchaseStatus | null {
  const user = useAppSelector(selectUser);
  const isOwn = user?.id === album.artistId;
  const { data: isOwned, isLoading } = useCatalogOwnsAlbumQuery(
    user && !isOwn ? { albumId: album.id, userId: user.id } : skipToken,
  );
  if (isOwn) return 'own';
  if (isLoading) return null;
  if (isOwned) return 'owned';
  return album.state === 'public' ? priceOption(album.price) : 'unavailable';
}
