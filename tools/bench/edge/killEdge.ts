import type { Deployment } from './deployment.ts';
import { afterSeconds, visitPages, type Load, type Wish } from './visits.ts';

const CONNECTIONS = 8;
const BEFORE_SECONDS = 2;
/** Varnish asks an edge once a second, and leaves it out after two missing answers of three. */
const AFTER_SECONDS = 5;

/** Visits cached pages and pages for one visitor, while one of the edges is killed. The other one answers from then on. */
export async function visitWhileEdgeIsKilled({ edges, varnish, albums }: Deployment): Promise<Load> {
  const kill = setTimeout(() => edges[0].child.kill('SIGKILL'), BEFORE_SECONDS * 1000);
  const wishOf = (at: number) => mixedWish(at, albums);
  const load = await visitPages(varnish.url, CONNECTIONS, wishOf, afterSeconds(BEFORE_SECONDS + AFTER_SECONDS));
  clearTimeout(kill);
  if (edges[0].child.signalCode !== 'SIGKILL') throw new Error('The edge was not killed.');
  return load;
}

function mixedWish(at: number, albums: string[]): Wish {
  const album = albums[at % albums.length]!;
  const wishes: Wish[] = [
    { path: '/' },
    { path: album },
    // A parameter that no route declares, and a session: neither page is kept.
    { path: `/?visit=${at}` },
    { path: album, headers: { cookie: 'sb-shop-auth-token=e30' } },
    { path: '/dashboard' },
    { path: '/releases.json' },
  ];
  return wishes[at % wishes.length]!;
}
