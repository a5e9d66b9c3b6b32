import type { ReleaseManifest } from '@fairtone/contracts';
import { refreshReleases, remoteRoutes, type RemoteRegistry, type RemoteRouteHandle } from '@fairtone/federation';
import { createBrowserRouter, matchPath, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { RemotePending } from '../remotes/RemotePending.tsx';
import { NotFoundScreen } from '../pages/NotFoundScreen.tsx';
import { articleRoutes } from '../articles/articleRoutes.ts';
import { authRoutes } from '../auth/authRoutes.tsx';
import { BareLayout } from './BareLayout.tsx';
import { Layout } from './Layout.tsx';
import { RouteCrash } from './RouteCrash.tsx';
import { ALIASES } from './shellPaths.ts';

const PAGE = 'page';

interface Options {
  /** True when this browser is pinned to versions: the manifest is not fetched again. */
  isPinned?: boolean;
  /** Whether the page is prerendered: its scroll position stays. */
  isHydrating?: boolean;
  /** Loads an address of this site as a new page. */
  loadPage?: (href: string) => void;
}

/** The routes of the page, in its layout, and those of screens for frames. Servers and browsers have the same. */
export function pageRoutes(manifest: ReleaseManifest): [page: RouteObject, alone: RouteObject] {
  const aliasRoutes: RouteObject[] = Object.entries(ALIASES).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  }));
  const remotes = remoteRoutes(manifest);
  const around = { hydrateFallbackElement: <RemotePending kind="screen" />, errorElement: <RouteCrash /> };
  const page: RouteObject = {
    id: PAGE,
    element: <Layout />,
    ...around,
    children: [
      ...authRoutes,
      ...articleRoutes,
      ...aliasRoutes,
      ...remotes.filter((route) => !isBare(route)),
      { path: '*', element: <NotFoundScreen /> },
    ],
  };
  return [page, { element: <BareLayout />, ...around, children: remotes.filter(isBare) }];
}

/**
 * All routes of the page: the shell's own, and those of the released remotes. At an unknown path the release manifest is fetched
 * again, because a remote that was released since may have the screen. If that is a newer version of a remote that runs here, the path is
 * loaded as a new page.
 */
export function createRouter(
  registry: Pick<RemoteRegistry, 'manifest' | 'take'>,
  { isPinned = false, isHydrating = false, loadPage = (href) => location.assign(href) }: Options = {},
) {
  const [page, alone] = pageRoutes(registry.manifest);
  const router = createBrowserRouter([page, alone], {
    ...(isHydrating && { hydrationData: { loaderData: {} } }),
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (isPinned || matchRoutes([page, alone], path)?.at(-1)?.route.path !== '*') return;
      const laterRoutes = await refreshReleases(registry);
      // A page that has just been loaded does not load itself again.
      if (router.state.initialized && !signal.aborted && laterRoutes.some((route) => matchPath(route, path))) {
        loadPage(router.createHref(router.state.navigation.location!));
        // Until the new page is there, this one shows its screen and that it is loading.
        return new Promise(() => undefined);
      }
      const known = [...page.children!, ...alone.children!].map((route) => route.path);
      const newRoutes = remoteRoutes(registry.manifest).filter((route) => !known.includes(route.path));
      page.children!.push(...newRoutes);
      patch(PAGE, newRoutes);
    },
  });
  return router;
}

const isBare = ({ handle }: RouteObject) => (handle as RemoteRouteHandle | undefined)?.isBare === true;
