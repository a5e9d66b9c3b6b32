import { firstRequestsAt, type ReleaseManifest } from '@fairtone/contracts';
import { requestAhead } from '@fairtone/platform';
import { matchPath } from 'react-router-dom';
import { screenOf } from './loadPart.ts';
import { preloadScripts } from './preloadScripts.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A route of a remote. */
export interface RouteOwner {
  remote: string;
  route: string;
}

/** The remote that shows a path, and its route; null when no remote does. */
export function ownerOfPath({ remotes }: ReleaseManifest, path: string): RouteOwner | null {
  for (const [remote, { live }] of Object.entries(remotes)) {
    const route = live.routes.find((pattern) => matchPath(pattern, path));
    if (route) return { remote, route };
  }
  return null;
}

/**
 * Fetches the files of a path, without running them. Does nothing on slow or metered connections.
 * @param isExpected true when the visitor points at the link; false for a guess, which waits for an idle network
 */
export function prefetchRoute(manifest: ReleaseManifest, path: string, isExpected: boolean): void {
  if (shouldSkipPrefetch()) return;
  const owner = ownerOfPath(manifest, path);
  const release = owner && manifest.remotes[owner.remote]?.live;
  if (release) preloadScripts(release, [owner.route], isExpected ? 'preload' : 'prefetch');
}

/** Loads the screen of a path if its remote runs already, so that a navigation, also an animated one, shows it at once. */
export function prepareRoute(registry: RemoteRegistry, path: string): void {
  const owner = shouldSkipPrefetch() ? null : ownerOfPath(registry.manifest, path);
  if (owner) void registry.prepare(owner.remote, owner.route, screenOf(owner.route));
}

/**
 * Requests what the screen of a link shows first, if its remote runs already.
 * @param search query of the link
 */
export function requestFirstData(registry: RemoteRegistry, path: string, search: string): void {
  const owner = shouldSkipPrefetch() ? null : ownerOfPath(registry.manifest, path);
  const page = owner && registry.peek(owner.remote)?.routes?.find((route) => route.path === owner.route)?.page;
  if (!page) return;
  const query = Object.fromEntries(new URLSearchParams(search));
  const params = { ...query, ...matchPath(owner.route, path)?.params };
  for (const request of firstRequestsAt(page, params, Object.keys(query))) void requestAhead(request.path);
}

function shouldSkipPrefetch(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || /2g$/.test(effectiveType);
}

/** A path of the route that most links lead to; the current route does not count. Null when no link leads to another route. */
export function likelyNextPath(manifest: ReleaseManifest, current: string, paths: string[]): string | null {
  const now = ownerOfPath(manifest, current)?.route;
  const votes = new Map<string, { path: string; count: number }>();
  for (const path of paths) {
    const route = ownerOfPath(manifest, path)?.route;
    if (!route || route === now) continue;
    votes.set(route, { path, count: (votes.get(route)?.count ?? 0) + 1 });
  }
  return [...votes.values()].sort((a, b) => b.count - a.count)[0]?.path ?? null;
}
