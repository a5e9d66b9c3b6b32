import { eventually } from '../../../servers/testing/eventually.ts';
import { startEdgeProcess, type EdgeProcess } from '../../../servers/testing/edgeProcess.ts';
import { freePort } from '../../../servers/testing/freePort.ts';
import type { RunningBackend } from '../../../servers/testing/startBackend.ts';
import { settingsBehindVarnish, startVarnish, type Varnish } from '../../../servers/testing/varnish.ts';
import { askBackend, startWithDemo } from '../startWithDemo.ts';
import { afterVisits, visitPages } from './visits.ts';

/** Two edges and Varnish in front of one shop. */
export interface Deployment {
  shop: RunningBackend;
  edges: [MeasuredEdge, MeasuredEdge];
  varnish: Varnish;
  /** Paths of all albums with tracks. */
  albums: string[];
  stop: () => Promise<void>;
}

export type MeasuredEdge = EdgeProcess & { metricsUrl: string };

/** Starts everything, with the small demo; the caller stops it. */
export async function startDeployment(): Promise<Deployment> {
  const started: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of started.toReversed()) await end();
  };
  try {
    const shop = await startWithDemo({ demo: 'small' });
    started.push(shop.stop);
    const port = await freePort();
    const startEdge = async () => {
      const edge = await startMeasuredEdge(shop, port);
      started.push(() => edge.child.kill('SIGKILL'));
      return edge;
    };
    const edges: Deployment['edges'] = [await startEdge(), await startEdge()];
    const varnish = await startVarnish([edges[0].url, edges[1].url], port);
    started.push(varnish.stop);
    const rows = await askBackend<{ id: string }>(shop, 'albums?select=id&state=eq.public&track_count=gt.1&order=id');
    return { shop, edges, varnish, albums: rows.map(({ id }) => `/album/${id}`), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startMeasuredEdge(shop: RunningBackend, varnishPort: number): Promise<MeasuredEdge> {
  const metricsPort = await freePort();
  const edge = await startEdgeProcess({
    ...settingsBehindVarnish(shop, varnishPort),
    FAIRTONE_METRICS_PORT: String(metricsPort),
  });
  return { ...edge, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}

/** Visits pages until the cache has them in every language that guests want. */
export async function fillCache({ varnish }: Deployment, paths: string[]): Promise<void> {
  // Each path in both languages of guests.
  const wishOf = (at: number) => ({ path: paths[(at >> 1) % paths.length]! });
  const count = 2 * paths.length;
  await eventually(async () => {
    const { hits } = await visitPages(varnish.url, 1, wishOf, afterVisits(count));
    if (hits < count) throw new Error(`Varnish has ${hits} of ${count} pages.`);
  });
}
