import type { ReleaseManifest } from '@fairtone/contracts';
import type { RouteObject } from 'react-router-dom';
import { RemotePart } from './RemotePart.tsx';

/** Route objects for every screen of every released remote; a screen's remote is loaded when it is opened. */
export function remoteRoutes(manifest: ReleaseManifest): RouteObject[] {
  return Object.entries(manifest.remotes).flatMap(([remote, { live }]) =>
    live.routes.map((path) => ({ path, element: <RemoteScreen key={path} remote={remote} path={path} /> })),
  );
}

function RemoteScreen({ remote, path }: { remote: string; path: string }) {
  return (
    <RemotePart
      remote={remote}
      name={path}
      kind="screen"
      pick={({ routes }) => routes?.find((route) => route.path === path)?.screen}
      props={{}}
    />
  );
}
