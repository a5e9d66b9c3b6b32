/** @jest-environment node */
import { minutesBetween } from './schedule';

it.each([
  ['* * * * *', 1],
  ['*/5 * * * *', 5],
  ['17 * * * *', 60],
  ['0 6 * * *', null],
])('a schedule of %s runs every %s minutes', (cron, minutes) => {
  expect(minutesBetween(cron)).toBe(minutes);
});
