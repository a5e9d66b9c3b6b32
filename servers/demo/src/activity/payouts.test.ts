/** @jest-environment node */
import { payoutMoments } from './payouts.ts';

const days = (since: string, until: string) =>
  payoutMoments(new Date(since), new Date(until)).map((moment) => moment.toISOString().slice(0, 13));

test('payouts run on the first day of each month, also across a new year', () => {
  expect(days('2025-11-20T10:00:00Z', '2026-02-01T08:00:00Z')).toEqual([
    '2025-12-01T06',
    '2026-01-01T06',
    '2026-02-01T06',
  ]);
});

test('a month has no payout before its run', () => {
  expect(days('2026-01-15T00:00:00Z', '2026-02-01T05:59:00Z')).toEqual([]);
});
