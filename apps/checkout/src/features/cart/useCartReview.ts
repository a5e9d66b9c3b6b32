import type { CartItem } from '@fairtone/domain';
import { selectUser, useAppSelector } from '@fairtone/store';
import { useCheckoutGetCurrentAlbumsQuery, useCheckoutGetOwnedAlbumsQuery } from '../../api/cartReview';
import { reviewCart, type CartProblem } from './reviewCart';

/** Problems that must be solved before this cart can be paid, by album id, and a function that checks again. */
export function useCartReview(items: readonly CartItem[]) {
  const userId = useAppSelector(selectUser)?.id ?? null;
  const albumIds = items.map((item) => item.album.id).sort();
  const isEmpty = albumIds.length === 0;
  const always = { refetchOnMountOrArgChange: true };
  const albums = useCheckoutGetCurrentAlbumsQuery(albumIds, { ...always, skip: isEmpty });
  const owned = useCheckoutGetOwnedAlbumsQuery(
    { userId: userId ?? '', albumIds },
    { ...always, skip: isEmpty || !userId },
  );

  const reviewItems = (now?: typeof albums.data, ownedIds?: string[]) =>
    reviewCart(items, { albums: now ?? {}, ownedIds: ownedIds ?? [], userId });

  return {
    problems: reviewItems(albums.data, owned.data),
    /** Requests the facts again and returns the problems. Without a response there are none: the server decides. */
    async recheck(): Promise<Record<string, CartProblem>> {
      const [now, ownedNow] = await Promise.all([albums.refetch(), userId ? owned.refetch() : null]);
      return reviewItems(now.data, ownedNow?.data);
    },
  };
}
