import { fillCache, type Deployment } from './deployment.ts';
import type { Sample } from './report.ts';
import { afterSeconds, visitPages } from './visits.ts';

const CONNECTIONS = [1, 8, 32];

/**
 * Visits each page through one edge and through Varnish, in turns, with each number of connections.
 * @param seconds of each of the measurements in a round
 */
export async function measureThroughput(
  deployment: Deployment,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Sample[]> {
  const { edges, varnish, albums } = deployment;
  const pages = { home: '/', album: albums[0]!, explore: '/explore' };
  const urls = { edge: edges[0].url, varnish: varnish.url };
  const samples: Sample[] = [];
  await fillCache(deployment, Object.values(pages));
  // Round 0 warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const connections of CONNECTIONS)
      for (const [page, path] of Object.entries(pages)) {
        // The first one alternates, so that other work of the machine affects both alike.
        const order = round % 2 ? (['edge', 'varnish'] as const) : (['varnish', 'edge'] as const);
        for (const through of order) {
          const load = await visitPages(urls[through], connections, () => ({ path }), afterSeconds(seconds));
          if (round > 0) samples.push({ page, connections, through, load });
        }
      }
  }
  return samples;
}
