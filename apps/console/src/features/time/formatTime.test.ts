/** @jest-environment node */
import { formatAgo, formatMoment } from './formatTime';

const NOW = Date.parse('2024-03-01T10:00:00Z');

it.each([
  ['2024-03-01T09:59:30Z', 'now'],
  ['2024-03-01T10:00:05Z', 'now'],
  ['2024-03-01T09:58:10Z', '1 minute ago'],
  ['2024-03-01T08:00:00Z', '2 hours ago'],
  ['2024-02-29T10:00:00Z', 'yesterday'],
  ['2024-01-11T10:00:00Z', '50 days ago'],
  ['2023-09-01T10:00:00Z', '6 months ago'],
  ['long ago', 'long ago'],
])('%s is %s', (at, text) => expect(formatAgo(at, 'en', NOW)).toBe(text));

it('a time that is no date stays as it is', () => expect(formatMoment('soon', 'de')).toBe('soon'));
