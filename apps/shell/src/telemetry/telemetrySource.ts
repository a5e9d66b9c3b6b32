import { HOST_CONTRACT_VERSION } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';
import { matchPath } from 'react-router-dom';
import type { TelemetrySource } from './telemetryQueue.ts';

/** The version of a remote that runs in this page. */
export function remoteSource({ statuses }: RemoteRegistry, remote: string): TelemetrySource {
  return { remote, version: statuses.get()[remote]?.version ?? 'unknown' };
}

/** The shell has no release of its own: the hash of its main script names its build. */
export function shellSource(): TelemetrySource {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const hash = scripts.map((src) => /\/main\.([0-9a-f]{8,})\.js$/.exec(src)?.[1]).find(Boolean);
  return { remote: 'shell', version: hash ?? HOST_CONTRACT_VERSION };
}

/** The remote and version whose screen a path shows: measurements are attributed to it. */
export function screenSource(registry: RemoteRegistry, pathname: string): TelemetrySource {
  const owner = Object.entries(registry.manifest.remotes).find(([, { live }]) =>
    live.routes.some((route) => matchPath(route, pathname)),
  );
  return owner ? remoteSource(registry, owner[0]) : shellSource();
}
