import type { RemoteRoute } from '@fairtone/contracts';

/** Addresses of the screens of console. */
export const routes: RemoteRoute[] = [
  { path: '/console', screen: () => import('./screens/console/ConsoleScreen'), page: { isForMembers: true } },
  {
    path: '/console/:remote',
    screen: () => import('./screens/remote/RemoteScreen'),
    page: { isForMembers: true, parameters: ['view'] },
  },
];
