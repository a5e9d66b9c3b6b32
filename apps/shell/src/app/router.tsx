import type { ReleaseManifest } from '@fairtone/contracts';
import { remoteRoutes } from '@fairtone/federation';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
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

/** All routes of the page: the shell's own, and whatever the released remotes bring. */
export function createRouter(manifest: ReleaseManifest) {
  const aliasRoutes: RouteObject[] = Object.entries(aliases).map(([path, to]) => ({
    path,
    element: <Navigate to={to} replace />,
  }));
  return createBrowserRouter([
    {
      element: <Layout />,
      hydrateFallbackElement: <RemotePending kind="screen" />,
      errorElement: <RouteCrash />,
      children: [...authRoutes, ...aliasRoutes, ...remoteRoutes(manifest), { path: '*', element: <NotFoundScreen /> }],
    },
  ]);
}
