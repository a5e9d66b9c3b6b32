import { cartItem, describeOfflineScreens, listenerSession } from '@fairtone/testing';
import { remote } from './remote';

const ID = 'c3000000-0000-4000-8000-000000000001';
const lena = { session: listenerSession };

describeOfflineScreens(remote, [
  {
    at: '/checkout',
    state: { ...lena, cart: { items: [cartItem()] } } as never,
    shows: /^You are offline\. You can pay once/,
  },
  { at: `/checkout/return?order=${ID}`, state: lena },
]);
