import { median, missedGoals, summarize } from './report.ts';
import type { Measured } from './visit.ts';

const round = (value: number): Measured => ({
  requests: 10,
  bytes: 1000,
  scripts: 500,
  scriptsToAlbums: 400 * value,
  scriptsToLive: 450 * value,
  fcp: 100,
  lcp: 200 * value,
  albums: 300,
  live: 350,
  cls: 0,
});

it('takes the middle of the rounds', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([9, 1, 5, 7])).toBe(6);
});

it('compares medians, so that one slow round decides nothing', () => {
  const { lcp, cls } = summarize([round(1), round(1.04), round(9)], [round(1), round(1), round(1)]);
  expect(lcp).toEqual({ federated: 208, single: 200, ratio: 1.04 });
  expect(cls.ratio).toBe(1);
});

it('names each goal that is missed', () => {
  expect(missedGoals(summarize([round(1.1)], [round(1)]))).toEqual([
    'largest contentful paint: 1.100 times the single bundle, the goal is 1.05',
  ]);
  expect(missedGoals(summarize([round(1.04)], [round(1)]))).toEqual([]);
});
