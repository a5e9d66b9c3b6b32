/** @jest-environment node */
import { formatMs, formatShift } from './formatMeasure';
import { rate } from './vitals';

it.each([
  ['lcpP75', 2500, 'good'],
  ['lcpP75', 2501, 'needsWork'],
  ['lcpP75', 4001, 'poor'],
  ['inpP75', 200, 'good'],
  ['inpP75', 501, 'poor'],
  ['clsP75', 0.1, 'good'],
  ['clsP75', 0.25, 'needsWork'],
  ['clsP75', 0.26, 'poor'],
  ['fcpP75', 1800, 'good'],
  ['fcpP75', 3001, 'poor'],
  ['ttfbP75', 800, 'good'],
  ['ttfbP75', 1801, 'poor'],
  ['loadP75', 9000, null],
] as const)('%s of %p is %p', (vital, value, rating) => expect(rate(vital, value)).toBe(rating));

it('times are in milliseconds up to a second, then in seconds, in the format of the language', () => {
  expect([849.6, 2400].map((ms) => formatMs(ms, 'en'))).toEqual(['850 ms', '2.4 sec']);
  expect(formatMs(2400, 'de')).toBe('2,4 Sek.');
  expect(formatShift(0.0912, 'pl')).toBe('0,09');
});
