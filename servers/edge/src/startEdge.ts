import { releaseManifestSchema } from '@fairtone/contracts';
import type { NodeBindings } from '@fairtone/servers/shared';
import type { Hono } from 'hono';
import { startPurging } from './cache/purge/startPurging.ts';
import { createGuestApi } from './pages/guestApi.ts';
import { createPrerenderer } from './prerender/prerenderer.ts';
import { createReleaseHost } from './releaseHost.ts';
import { openReleaseStore } from './releases/releaseStore.ts';
import type { EdgeSettings } from './settings.ts';
import { shellBuildReader } from './shell/shellBuild.ts';

/** The bundle of the prerender thread, relative to the project folder. */
export const PRERENDER_PROGRAM = 'dist/servers/prerenderWorker.mjs';

export type Edge = {
  /** Handles every path that is not a service: pages, files, releases, feeds, sitemaps. */
  app: Hono<NodeBindings>;
  /** Prerenders the home page once, so that the first visitor after a start gets it too. */
  warmUp: () => Promise<void>;
  /** Why visitors should not be sent here; null when they may. */
  fault: () => Promise<string | null>;
  stop: () => Promise<void>;
};

/**
 * Starts an edge. Edges are stateless: any number may run at the same time.
 * @throws when the teams' keys cannot be read
 */
export function startEdge(settings: EdgeSettings): Edge {
  const prerenderer = createPrerenderer(settings.prerenderProgram);
  // The purges of an edge must not see a promotion before its pages do.
  const store = openReleaseStore(settings.releases);
  const app = createReleaseHost({ settings, prerenderer, store });
  const { url, publishableKey } = settings.supabase;
  const purge = settings.cache?.purge;
  const stopPurging = purge && startPurging(purge, { api: createGuestApi(url, publishableKey), store });
  const readShell = shellBuildReader(settings.releases.shellFolder);
  const read = (path: string, headers: Record<string, string>) =>
    Promise.resolve(app.request(path, { headers }, { incoming: { url: path } }));
  return {
    app,
    fault: async () => {
      if (!readShell() && !settings.devServers.shell) return 'the shell is not built';
      const manifest = releaseManifestSchema.safeParse(await (await read('/releases.json', {})).json());
      return Object.keys(manifest.data?.remotes ?? {}).length > 0 ? null : 'no remote is released';
    },
    warmUp: async () => {
      const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
      // A host without a shell has nothing to prerender, and a stopping host need not.
      await read('/', headers).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    },
    stop: async () => {
      await stopPurging?.();
      await prerenderer.stop();
    },
  };
}
