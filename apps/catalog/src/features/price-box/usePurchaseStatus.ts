import { priceOption, type PriceOption } from '@fairtone/domain';
import { selectUser, useAppSelector } from '@fairtone/store';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCatalogOwnsAlbumQuery } from '../../api/purchaseApi';
import type { Album } from '../../model/album';

/** What an album is to the person who looks at it: their own work, their property, or something to buy. */
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
