import type { RemoteRoute } from '@fairtone/contracts';

export const routes: RemoteRoute[] = [
  // The cart is on the device: no host can render the screen.
  { path: '/checkout', screen: () => import('./screens/checkout/CheckoutScreen') },
  {
    path: '/checkout/return',
    screen: () => import('./screens/checkout-return/CheckoutReturnScreen'),
    page: { isForMembers: true, parameters: ['order', 'session_id'] },
  },
];
