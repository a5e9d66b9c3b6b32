import type { Deployment, MeasuredEdge } from './deployment.ts';
import { summarizeAge, type Age } from './report.ts';
import { afterVisits, visitPages, type Load } from './visits.ts';

/** Visits after which an edge is measured. */
const AGES = [0, 1000, 5000, 10_000];
const MEASURED_VISITS = 50;
const CONNECTIONS = 4;

/**
 * Memory of an edge and times of an album's page, at its first visits and after thousands, among them searches that nobody made before.
 * The edge must be a new one.
 */
export async function measureAgeing({
  edges: [edge, other],
  albums,
}: Deployment): Promise<{ ages: Age[]; loads: Load[] }> {
  const measure = ({ url }: MeasuredEdge) =>
    visitPages(url, 1, () => ({ path: albums[0]! }), afterVisits(MEASURED_VISITS));
  // The first visits to the backend are not measured.
  const loads: Load[] = [await measure(other)];
  const ages: Age[] = [];
  let visits = 0;
  for (const age of AGES) {
    const first = visits;
    const wishOf = (at: number) => ({ path: pathOf(first + at, albums) });
    loads.push(await visitPages(edge.url, CONNECTIONS, wishOf, afterVisits(age - visits)));
    visits = age;
    const load = await measure(edge);
    loads.push(load);
    ages.push(summarizeAge(age, load.times, await residentBytes(edge)));
  }
  return { ages, loads };
}

/** Home, explore, each album, and a search of its own, in turns. */
function pathOf(at: number, albums: string[]): string {
  const paths = ['/', '/explore', albums[(at >> 2) % albums.length]!, `/search?q=word${at}`];
  return paths[at % paths.length]!;
}

async function residentBytes({ metricsUrl }: MeasuredEdge): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const found = /^process_resident_memory_bytes (\S+)$/m.exec(text);
  if (!found) throw new Error(`The edge does not tell its memory:\n${text}`);
  return Number(found[1]);
}
