/** @jest-environment node */
import {
  formatBytes,
  formatDate,
  formatDuration,
  formatListeningTime,
  formatMoney,
  formatMonthYear,
  formatPercent,
} from './formatters';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('formatters', () => {
  it('write US dollars in the format of each language', () => {
    expect(formatMoney(800, 'en')).toBe('$8.00');
    expect(plain(formatMoney(123456, 'pl'))).toBe('1234,56 $');
    expect(plain(formatMoney(99, 'de'))).toBe('0,99 $');
    expect(plain(formatMoney(99, 'fr'))).toBe('0,99 $');
    expect(plain(formatMoney(99, 'tr'))).toBe('$0,99');
  });

  it('write a calendar day equally in every time zone', () => {
    expect(formatDate('2024-03-01', 'en')).toBe('March 1, 2024');
    expect(formatMonthYear('2024-03-01', 'pl')).toBe('marzec 2024');
    expect(formatDate('not a date', 'en')).toBe('');
  });

  it('write durations by the rule of libs/domain, for older releases', () => {
    expect([0, 7.4, 187, 3725, NaN, -3].map(formatDuration)).toEqual([
      '0:00',
      '0:07',
      '3:07',
      '1:02:05',
      '0:00',
      '0:00',
    ]);
  });

  it('write listening time, shares and sizes', () => {
    expect(formatListeningTime(7530, 'en')).toBe('2h 5m');
    expect(formatListeningTime(0, 'en')).toBe('0h 0m');
    expect(formatPercent(0.85, 'en')).toBe('85%');
    expect(formatBytes(4_250_000, 'en')).toBe('4.3 MB');
    expect(formatBytes(900, 'en')).toBe('1 kB');
    expect(formatBytes(3_400_000_000, 'en')).toBe('3.4 GB');
  });
});
