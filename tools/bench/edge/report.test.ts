import { percentileOf } from '../slow/measure.ts';
import {
  faultsOf,
  hitShareOf,
  percent,
  summarizeAge,
  summarizeChanges,
  summarizeKill,
  summarizeSamples,
  type Sample,
} from './report.ts';
import type { Load } from './visits.ts';

const oneToHundred = Array.from({ length: 100 }, (_, at) => at + 1);

const load = (values: Partial<Load>): Load => ({ times: oneToHundred, hits: 0, failed: [], tookMs: 1000, ...values });
const sample = (values: Partial<Sample>, own: Partial<Load> = {}): Sample => ({
  page: 'home',
  connections: 8,
  through: 'edge',
  load: load(own),
  ...values,
});

describe('a percentile', () => {
  it('is a time that was measured, whatever their order', () => {
    expect([0.5, 0.95, 0.99, 1].map((share) => percentileOf(oneToHundred.toReversed(), share))).toEqual([50, 95, 99, 100]); // prettier-ignore
    expect([0.5, 0.99].map((share) => percentileOf([7], share))).toEqual([7, 7]);
    expect([0.5, 0.95].map((share) => percentileOf([1, 2, 30], share))).toEqual([2, 30]);
  });
});

describe('rounds', () => {
  it('are summed up by their median, so that one slow round decides nothing', () => {
    const [row] = summarizeSamples([
      sample({}),
      sample({}, { times: oneToHundred.map((ms) => ms * 10), tookMs: 10_000 }),
      sample({}, { times: oneToHundred.map((ms) => ms + 1), tookMs: 800 }),
      sample({ through: 'varnish' }, { times: [0.522, 0.536, 0.999], tookMs: 1.9 }),
    ]);
    expect(row!.edge).toEqual({ visitsPerSecond: 100, p50: 51, p95: 96, p99: 100 });
    expect(row!.varnish).toEqual({ visitsPerSecond: 1579, p50: 0.54, p95: 1, p99: 1 });
  });

  it('have a row for each page and number of connections', () => {
    const rows = summarizeSamples(
      (['home', 'album'] as const).flatMap((page) =>
        [1, 32].flatMap((connections) =>
          (['varnish', 'edge'] as const).map((through) => sample({ page, connections, through })),
        ),
      ),
    );
    expect(rows.map(({ page, connections }) => `${page} ${connections}`)).toEqual(['home 1', 'home 32', 'album 1', 'album 32']); // prettier-ignore
  });
});

it('counts the share of hits over all visits through Varnish, and none through an edge', () => {
  const samples = [
    sample({ through: 'varnish' }, { hits: 100 }),
    sample({ through: 'varnish' }, { times: oneToHundred.slice(0, 20), hits: 14 }),
    sample({}),
  ];
  expect(hitShareOf(samples)).toBe(0.95);
  expect([0.95, 0.99996, 1].map(percent)).toEqual(['95 %', '99.9 %', '100 %']);
});

it('sums up an edge, changes and a killed edge', () => {
  expect(summarizeAge(1000, [3.141, 2.72, 9], 123_400_000)).toEqual({
    visits: 1000,
    residentMb: 123,
    p50: 3.14,
    p95: 9,
  });
  expect(summarizeChanges([300, 900.4, 500])).toEqual({ count: 3, median: 500, longest: 900 });
  expect(summarizeKill(load({ times: [5, 80.2, 6], failed: ['/: status 503'] }))).toEqual({ visits: 4, longest: 80 });
});

describe('the goals', () => {
  const kept = { hitShare: 0.95, changes: { count: 3, median: 500, longest: 2000 }, failed: [] };

  it('are met at their limits', () => expect(faultsOf(kept)).toEqual([]));

  it.each([
    ['too few hits', { hitShare: 0.9499 }, '94.9 % of the visits through Varnish are hits.'],
    ['a run without a visit', { hitShare: NaN }, 'NaN % of the visits through Varnish are hits.'],
    ['a late change', { changes: { ...kept.changes, longest: 2001 } }, 'A change was seen after 2001 ms.'],
    ['a failed visit', { failed: ['/: status 503', '/a: reset'] }, '2 visits failed, the first: /: status 503'],
  ])('are missed by %s', (_name, change, fault) => expect(faultsOf({ ...kept, ...change })).toEqual([fault]));
});
