import type { NodeBindings } from '@fairtone/servers/shared';
import type { Hono } from 'hono';
import { createPrerenderer } from './prerender/prerenderer.ts';
import { createReleaseHost } from './releaseHost.ts';
import type { EdgeSettings } from './settings.ts';

/** The bundle of the thread that draws pages, below the folder of the project. */
export const PRERENDER_PROGRAM = 'dist/servers/prerenderWorker.mjs';

export type Edge = {
  /** Answers every path that is no service: pages, files, releases, feeds, sitemaps. */
  app: Hono<NodeBindings>;
  /** Draws the home page once, so that whoever comes first after a start gets a first view too. */
  warmUp: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts one of any number of edges: it keeps nothing that another would miss.
 * @throws when the teams' keys cannot be read
 */
export function startEdge(settings: EdgeSettings): Edge {
  const prerenderer = createPrerenderer(settings.prerenderProgram);
  const app = createReleaseHost({ settings, prerenderer });
  return {
    app,
    warmUp: async () => {
      const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
      // A host without a shell has nothing to draw, and one that stops already need not.
      await Promise.resolve(app.request('/', { headers }, { incoming: { url: '/' } })).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      );
    },
    stop: prerenderer.stop,
  };
}
