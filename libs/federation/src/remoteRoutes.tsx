import type { ReleaseManifest } from '@fairtone/contracts';
import { isPrerendering } from '@fairtone/platform';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, type RouteObject } from 'react-router-dom';
import { screenOf } from './loadPart.ts';
import { createRedirectWatch, type RedirectWatch } from './redirectWatch.ts';
import { RemotePart } from './RemotePart.tsx';
import { useRemotes } from './RemotesProvider.tsx';

let pageWatch: RedirectWatch | undefined;
/** A server renders one address at a time. */
const NO_WATCH: RedirectWatch = { note: () => false, resume: () => undefined };

/**
 * Counts what happens now as an act of a person, after which navigations are intended. For pages that are controlled from outside,
 * such as a harness: their orders are no input events of the page.
 */
export function noteInput(): void {
  pageWatch?.resume();
}

/** Metadata of a remote's route object. */
export interface RemoteRouteHandle {
  /** Shown without header, footer and player bar. */
  isBare: boolean;
}

/** Route objects for every screen of every released remote; a screen's remote is loaded when it is opened. */
export function remoteRoutes(manifest: ReleaseManifest): RouteObject[] {
  // One watch for the whole page: routes may be created several times, and a redirect loop may lead through all of them.
  const watch = (pageWatch ??= isPrerendering ? NO_WATCH : createRedirectWatch());
  return Object.entries(manifest.remotes).flatMap(([remote, { live }]) =>
    live.routes.map((path) => ({
      path,
      handle: { isBare: live.pages?.[path]?.isBare === true } satisfies RemoteRouteHandle,
      element: <RemoteScreen key={path} remote={remote} path={path} watch={watch} />,
    })),
  );
}

interface RemoteScreenProps {
  remote: string;
  path: string;
  watch: RedirectWatch;
}

function RemoteScreen({ remote, path, watch }: RemoteScreenProps) {
  const { registry, renderFailure } = useRemotes();
  const { key } = useLocation();
  const [, setRetries] = useState(0);
  const isLooping = watch.note(key);

  const retry = useCallback(() => {
    watch.resume();
    setRetries((count) => count + 1);
  }, [watch]);

  useEffect(() => {
    if (isLooping && registry.reportFailure(remote, 'redirects', `${path} led in circles and was stopped`)) retry();
  }, [isLooping, registry, remote, path, retry]);

  if (isLooping) {
    const titles = registry.manifest.remotes[remote]?.live.titles;
    return renderFailure({ remote, titles, kind: 'screen', onRetry: retry });
  }
  return <RemotePart remote={remote} name={path} kind="screen" pick={screenOf(path)} props={{}} />;
}
