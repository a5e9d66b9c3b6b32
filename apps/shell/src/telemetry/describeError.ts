import type { TelemetryRequest } from '@fairtone/contracts';
import { anonymous } from '@fairtone/domain';
import { RemoteError, type RemoteRegistry } from '@fairtone/federation';
import type { LogEntry } from '@fairtone/platform';
import { matchPath } from 'react-router-dom';
import { framesOf } from './framesOf.ts';
import type { TelemetrySource } from './telemetryQueue.ts';
import { shellSource } from './telemetrySource.ts';

type ErrorEvent = Extract<TelemetryRequest['events'][number], { name: 'error' }>;

const MOST_CHARACTERS = 1000;
/** Routes that a report may have; with another one it would be refused as a whole. */
const ROUTE = /^\/[\w/:*?.-]{0,99}$/;

/**
 * The report of an error: where in the scripts it happened, and on which kind of page. In its own file, which loads after everything that the
 * page shows, or with the first error.
 */
export function describeError(
  registry: RemoteRegistry,
  { message, remote, version, error }: LogEntry,
): [TelemetrySource, ErrorEvent] {
  const source = remote && version ? { remote, version } : shellSource();
  const isOfRemote = error instanceof RemoteError;
  const frames = framesOf(isOfRemote ? error.cause : error, originsOf(registry));
  const route = routeOf(registry, location.pathname);
  return [
    source,
    {
      name: 'error',
      message: anonymous(message).slice(0, MOST_CHARACTERS),
      reason: isOfRemote ? error.reason : 'render',
      ...(frames.length > 0 && { stack: frames }),
      ...(route && { route }),
    },
  ];
}

/** Pattern of the page, such as `/album/:albumId`: an address may name a person. */
function routeOf({ manifest }: RemoteRegistry, pathname: string): string | undefined {
  const routes = Object.values(manifest.remotes).flatMap(({ live }) => live.routes);
  return routes.find((route) => ROUTE.test(route) && matchPath(route, pathname));
}

/** Where our scripts come from; a stack may contain scripts of browser extensions. */
function originsOf({ manifest }: RemoteRegistry): string[] {
  const stores = Object.values(manifest.remotes).map(({ live }) => new URL(live.baseUrl, location.href).origin);
  return [location.origin, ...stores];
}
