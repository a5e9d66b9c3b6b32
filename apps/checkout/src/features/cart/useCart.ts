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

/** The cart and what a listener does with it. */
export function useCart() {
  const { t } = useTranslation('checkout');
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectCartItems);

  return {
    items,
    /** Puts an album in and shows the cart; an album that is in already is refused with a word. */
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
    /** Takes over a price that changed since the album was put in. The place in the cart stays. */
    acceptPrice(albumId: string, priceInCents: number) {
      const { items: current } = store.getState().cart;
      dispatch(cartRestored(current.map((item) => (item.album.id === albumId ? { ...item, priceInCents } : item))));
    },
  };
}
