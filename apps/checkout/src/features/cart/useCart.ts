import type { CartItem } from '@fairtone/domain';
import { eventBus } from '@fairtone/events';
import { useTranslation } from '@fairtone/i18n';
import {
  cartRestored,
  cartToggled,
  itemAdded,
  itemRemoved,
  selectCartItems,
  selectIsInCart,
  toastShown,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@fairtone/store';

/** Content of the cart, and actions that add, remove and reprice albums. */
export function useCart() {
  const { t } = useTranslation('checkout');
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectCartItems);

  return {
    items,
    /** Adds an album and opens the cart. An album that is in the cart already is refused with a toast. */
    add(item: CartItem) {
      if (selectIsInCart(store.getState(), item.album.id)) {
        dispatch(
          toastShown({ title: t('cart.duplicate.title'), description: t('cart.duplicate.text'), tone: 'destructive' }),
        );
      } else {
        dispatch(itemAdded(item));
        eventBus.emit('cart/itemAdded', { albumId: item.album.id, priceCents: item.priceInCents });
      }
      dispatch(cartToggled(true));
    },
    remove(albumId: string) {
      dispatch(itemRemoved(albumId));
      eventBus.emit('cart/itemRemoved', { albumId });
    },
    /** Sets the new price of an album whose price changed since it was added. The order of the cart stays. */
    acceptPrice(albumId: string, priceInCents: number) {
      const { items: current } = store.getState().cart;
      dispatch(cartRestored(current.map((item) => (item.album.id === albumId ? { ...item, priceInCents } : item))));
    },
  };
}
