import { api } from '@fairtone/api';
import { eventBus } from '@fairtone/events';
import { itemRemoved, useAppDispatch } from '@fairtone/store';
import { useEffect } from 'react';
import type { Order } from '../../api/orders';

// Each order is announced once, however often its page is shown.
const announcedOrders = new Set<string>();

/** Updates the page when an order is paid: removes its albums from the cart and refetches purchases. */
export function useSettlePaidOrder({ id, order_items: items }: Order) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Bought albums leave the cart without `cart/itemRemoved`, which means a removal by the person.
    for (const { album_id: albumId } of items) if (albumId) dispatch(itemRemoved(albumId));
    if (announcedOrders.has(id)) return;
    announcedOrders.add(id);
    eventBus.emit('order/paid', { orderId: id });
    dispatch(api.util.invalidateTags(['Purchase', 'Album', 'Order']));
  }, [dispatch, id, items]);
}
