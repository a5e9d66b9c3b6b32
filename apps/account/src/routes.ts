import type { RemoteRoute } from '@fairtone/contracts';

export const routes: RemoteRoute[] = [
  { path: '/dashboard', screen: () => import('./screens/dashboard/DashboardScreen') },
];
