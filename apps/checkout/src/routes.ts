import type { RemoteRoute } from '@fairtone/contracts';

export const routes: RemoteRoute[] = [
  { path: '/checkout', screen: () => import('./screens/checkout/CheckoutScreen') },
  { path: '/checkout/return', screen: () => import('./screens/checkout-return/CheckoutReturnScreen') },
];
