import { refreshReleases, remoteRoutes, type RemoteRegistry } from '@fairtone/federation';
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { RemotePending } from '../remotes/RemotePending.tsx';
import { NotFoundScreen } from '../pages/NotFoundScreen.tsx';
import { authRoutes } from '../auth/authRoutes.tsx';
import { Layout } from './Layout.tsx';
import { RouteCrash } from './RouteCrash.tsx';

/** Addresses that people and old links use for a screen that lives elsewhere. */
const aliases: Record<string, string> = {
  '/albums': '/all-albums',
  '/purchases': '/dashboard?tab=purchases',
};

const PAGE = 'page';

interface Options {
  /** Whether this browser chose its versions: then nothing newer comes in. */
  isPinned?: boolean;
}

/**
 * All routes of the page: the shell's own, and whatever the released remotes bring. At an address that none of them has, the releases
 * are asked for anew: the screen may be younger than the page.
 */
export function createRouter(registry: Pick<RemoteRegistry, 'manifest' | 'take'>, { isPinned = false }: Options = {}) {
  const aliasRoutes: RouteObject[] = Object.entries(aliases).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  }));
  const page: RouteObject = {
    id: PAGE,
    element: <Layout />,
    hydrateFallbackElement: <RemotePending kind="screen" />,
    errorElement: <RouteCrash />,
    children: [
      ...authRoutes,
      ...aliasRoutes,
      ...remoteRoutes(registry.manifest),
      { path: '*', element: <NotFoundScreen /> },
    ],
  };
  return createBrowserRouter([page], {
    async patchRoutesOnNavigation({ path, patch }) {
      if (isPinned || matchRoutes([page], path)?.at(-1)?.route.path !== '*') return;
      await refreshReleases(registry);
      const known = page.children!.map((route) => route.path);
      const younger = remoteRoutes(registry.manifest).filter((route) => !known.includes(route.path));
      page.children!.push(...younger);
      patch(PAGE, younger);
    },
  });
}
