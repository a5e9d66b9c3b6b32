import { percent, type Result, type Speed } from './report.ts';

/** Prints the tables. */
export function printResult({ rows, hitShare, ages, changes, kill, failed }: Result): void {
  console.table(
    rows.map(({ page, connections, edge, varnish }) => ({
      page,
      connections,
      'edge: visits/s': edge.visitsPerSecond,
      'p50 / p95 / p99 ms': times(edge),
      'Varnish: visits/s': varnish.visitsPerSecond,
      'p50 / p95 / p99 ms ': times(varnish),
    })),
  );
  console.log(
    `Hits: ${percent(hitShare)} of the visits through Varnish.\n\nAn edge and an album's page, after visits:`,
  );
  console.table(
    ages.map(({ visits, residentMb, p50, p95 }) => ({
      visits,
      'RSS MB': residentMb,
      'p50 ms': shown(p50),
      'p95 ms': shown(p95),
    })),
  );
  console.log(
    `A changed title is seen by all after ${changes.median} ms (median of ${changes.count}), ${changes.longest} ms at most.\n` +
      `Failed visits: ${failed.length}; of ${kill.visits} while an edge was killed, the longest took ${kill.longest} ms.`,
  );
}

const times = ({ p50, p95, p99 }: Speed) => [p50, p95, p99].map(shown).join(' / ');
const shown = (ms: number) => ms.toFixed(ms < 10 ? 2 : 0);
