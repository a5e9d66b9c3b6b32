/** @jest-environment node */
import { periodEnd } from './period.ts';

const at = (day: string) => Date.parse(`${day}T10:00:00Z`) / 1000;
const days = (anchor: string, steps: number) => {
  const ends: string[] = [];
  for (let start = at(anchor); ends.length < steps;) {
    start = periodEnd(at(anchor), 'month', 1, start);
    ends.push(new Date(start * 1000).toISOString().slice(0, 10));
  }
  return ends;
};

describe('periods of a subscription', () => {
  test('a month from the 31st ends on the last day of short months and on the 31st of long ones', () => {
    expect(days('2026-12-31', 3)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    expect(days('2027-11-30', 4)).toEqual(['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']);
  });

  test('years and weeks are counted too', () => {
    expect(periodEnd(at('2028-02-29'), 'year', 1, at('2028-02-29'))).toBe(at('2029-02-28'));
    expect(periodEnd(at('2026-11-21'), 'week', 2, at('2026-11-21'))).toBe(at('2026-12-05'));
  });
});
