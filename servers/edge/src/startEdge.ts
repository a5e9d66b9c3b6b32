import type { NodeBindings } from '@fairtone/servers/shared';
import type { Hono } from 'hono';
import { createPrerenderer } from './prerender/prerenderer.ts';
import { createReleaseHost } from './releaseHost.ts';
import type { EdgeSettings } from './settings.ts';

/** The bundle of the prerender thread, relative to the project folder. */
export const PRERENDER_PROGRAM = 'dist/servers/prerenderWorker.mjs';

export type Edge = {
  /** Handles every path that is not a service: pages, files, releases, feeds, sitemaps. */
  app: Hono<NodeBindings>;
  /** Prerenders the home page once, so that the first visitor after a start gets it too. */
  warmUp: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts an edge. Edges are stateless: any number may run at the same time.
 * @throws when the teams' keys cannot be read
 */
export function startEdge(settings: EdgeSettings): Edge {
  const prerenderer = createPrerenderer(settings.prerenderProgram);
  const app = createReleaseHost({ settings, prerenderer });
  return {
    app,
    warmUp: async () => {
      const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
      // A host without a shell has nothing to prerender, and a stopping host need not.
      await Promise.resolve(app.request('/', { headers }, { incoming: { url: '/' } })).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    },
    stop: prerenderer.stop,
  };
}
