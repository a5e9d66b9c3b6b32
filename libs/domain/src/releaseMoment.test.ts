/** @jest-environment node */
import { deviceZone, instantOf, isKnownZone, localMoment } from './releaseMoment';

test.each([
  ['2026-11-24', '00:00', 'Europe/Warsaw', '2026-11-23T23:00:00.000Z'],
  ['2026-07-01', '18:30', 'Europe/Warsaw', '2026-07-01T16:30:00.000Z'],
  ['2026-11-24', '00:00', 'Pacific/Kiritimati', '2026-11-23T10:00:00.000Z'],
  ['2026-11-24', '23:59', 'Etc/GMT+12', '2026-11-25T11:59:00.000Z'],
  ['2026-11-24', '00:00', 'Asia/Calcutta', '2026-11-23T18:30:00.000Z'],
  ['2026-03-29', '01:59', 'Europe/Warsaw', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', 'Europe/Warsaw', '2026-03-29T01:00:00.000Z'],
  ['1950-06-01', '00:00', 'UTC', '1950-06-01T00:00:00.000Z'],
])('%s %s in %s is one instant, and reads the same there', (day, time, zone, instant) => {
  expect(instantOf({ day, time, zone })).toBe(instant);
  expect(localMoment(instant, zone)).toEqual({ day, time, zone });
});

test('a local time that does not exist when summer time begins is shifted by the gap', () => {
  const instant = instantOf({ day: '2026-03-29', time: '02:30', zone: 'Europe/Warsaw' }) ?? '';
  expect(localMoment(instant, 'Europe/Warsaw')).toMatchObject({ day: '2026-03-29', time: '03:30' });
  // Midnight does not exist where summer time begins at midnight.
  const midnight = instantOf({ day: '2026-09-06', time: '00:00', zone: 'America/Santiago' }) ?? '';
  expect(localMoment(midnight, 'America/Santiago')).toMatchObject({ day: '2026-09-06', time: '01:00' });
});

test('a local time that occurs twice means the first', () => {
  expect(instantOf({ day: '2026-10-25', time: '02:30', zone: 'Europe/Warsaw' })).toBe('2026-10-25T00:30:00.000Z');
});

test('an invalid day, time or zone is recognised', () => {
  expect(instantOf({ day: '', time: '00:00', zone: 'UTC' })).toBeNull();
  expect(instantOf({ day: '2026-11-24', time: '', zone: 'UTC' })).toBeNull();
  expect([isKnownZone('Mars/Olympus'), isKnownZone(null), isKnownZone(deviceZone())]).toEqual([false, false, true]);
});
