import { median } from '../load/report.ts';
import { percentileOf } from '../slow/measure.ts';
import type { Load } from './visits.ts';

const LEAST_HITS = 0.95;
const SEEN_WITHIN_MS = 2000;

/** One measurement of a round. */
export interface Sample {
  page: string;
  connections: number;
  through: 'edge' | 'varnish';
  load: Load;
}

/** Medians of the rounds. */
export interface Speed {
  visitsPerSecond: number;
  p50: number;
  p95: number;
  p99: number;
}

/** A page with a number of connections, through one edge and through Varnish. */
export interface Row {
  page: string;
  connections: number;
  edge: Speed;
  varnish: Speed;
}

/** An edge after a number of visits. Times in ms of an album's page. */
export interface Age {
  visits: number;
  residentMb: number;
  p50: number;
  p95: number;
}

export interface Result {
  rows: Row[];
  /** Share of the visits through Varnish that the cache answered. */
  hitShare: number;
  ages: Age[];
  /** Ms until a change was seen. */
  changes: { count: number; median: number; longest: number };
  kill: { visits: number; longest: number };
  /** What went wrong in any visit. */
  failed: string[];
}

export function summarizeSamples(samples: readonly Sample[]): Row[] {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples) {
    const key = `${sample.page} ${sample.connections}`;
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  return [...groups.values()].map((group) => {
    const { page, connections } = group[0]!;
    const speedOf = (through: Sample['through']) =>
      summarizeLoads(group.filter((sample) => sample.through === through).map(({ load }) => load));
    return { page, connections, edge: speedOf('edge'), varnish: speedOf('varnish') };
  });
}

function summarizeLoads(loads: Load[]): Speed {
  const percentile = (share: number) => rounded(median(loads.map(({ times }) => percentileOf(times, share))));
  return {
    visitsPerSecond: Math.round(median(loads.map(({ times, tookMs }) => (1000 * times.length) / tookMs))),
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
  };
}

/** @returns 0 to 1; of visits that did not fail */
export function hitShareOf(samples: readonly Sample[]): number {
  const loads = samples.filter(({ through }) => through === 'varnish').map(({ load }) => load);
  const visits = loads.reduce((sum, { times }) => sum + times.length, 0);
  return loads.reduce((sum, { hits }) => sum + hits, 0) / visits;
}

export const summarizeAge = (visits: number, times: number[], bytes: number): Age => ({
  visits,
  residentMb: Math.round(bytes / 1e6),
  p50: rounded(percentileOf(times, 0.5)),
  p95: rounded(percentileOf(times, 0.95)),
});

export const summarizeChanges = (times: number[]): Result['changes'] => ({
  count: times.length,
  median: Math.round(median(times)),
  longest: Math.round(Math.max(...times)),
});

export const summarizeKill = ({ times, failed }: Load): Result['kill'] => ({
  visits: times.length + failed.length,
  longest: Math.round(percentileOf(times, 1)),
});

/** Which goals are missed. */
export function faultsOf({ hitShare, changes, failed }: Pick<Result, 'hitShare' | 'changes' | 'failed'>): string[] {
  return [
    // Without a visit the share is not a number.
    ...(hitShare >= LEAST_HITS ? [] : [`${percent(hitShare)} of the visits through Varnish are hits.`]),
    ...(changes.longest > SEEN_WITHIN_MS ? [`A change was seen after ${changes.longest} ms.`] : []),
    ...(failed.length > 0 ? [`${failed.length} visits failed, the first: ${failed[0]}`] : []),
  ];
}

/** Rounded down, so that 100 % means all. */
export const percent = (share: number) => `${Math.floor(share * 1000) / 10} %`;
const rounded = (ms: number) => Math.round(ms * 100) / 100;
