/** @jest-environment node */
import { isDue, type Schedule } from './dueTime.ts';

const at = (text: string) => new Date(`${text}Z`);
const every = (cron: string, last: string | null): Schedule => ({
  ...{ name: 'x', cron, function: 'x' },
  last_started_at: last === null ? null : at(last),
  created_at: at('2026-01-15T00:00'),
});
const monthly = (last: string | null) => every('0 6 1 * *', last);
const justBefore = (now: Date) => new Date(now.getTime() - 2000);
const due = (schedule: Schedule, now: Date) => isDue(schedule, now, justBefore(now));

describe('a schedule', () => {
  it('is due from its minute on, in UTC, and not again until the next one', () => {
    expect(due(monthly('2026-02-01T06:00:01'), at('2026-03-01T05:59:59'))).toBe(false);
    expect(due(monthly('2026-02-01T06:00:01'), at('2026-03-01T06:00:00'))).toBe(true);
    expect(due(monthly('2026-03-01T06:00:00'), at('2026-03-01T06:00:02'))).toBe(false);
    expect(due(every('*/5 * * * *', '2026-03-01T06:00:01'), at('2026-03-01T06:04:59'))).toBe(false);
    expect(due(every('*/5 * * * *', '2026-03-01T06:00:01'), at('2026-03-01T06:05:00'))).toBe(true);
  });

  it('that was missed while the machine was off is due once when it is on again', () => {
    const back = at('2026-05-07T12:00');
    expect(due(monthly('2026-02-01T06:00:00'), back)).toBe(true);
    expect(due(monthly('2026-05-07T12:00:00'), new Date(back.getTime() + 2000))).toBe(false);
  });

  it('that never ran is due at its first time after its creation', () => {
    expect(due(monthly(null), at('2026-01-31T23:59'))).toBe(false);
    expect(due(monthly(null), at('2026-02-01T06:00'))).toBe(true);
  });

  it('continues when the clock had been a day ahead, and does not repeat the month', () => {
    const ahead = every('* * * * *', '2026-03-02T12:00:00');
    expect(isDue(ahead, at('2026-03-01T12:00:30'), at('2026-03-01T12:00:28'))).toBe(false);
    expect(isDue(ahead, at('2026-03-01T12:01:00'), at('2026-03-01T12:00:58'))).toBe(true);
    expect(due(monthly('2026-03-01T06:00:00'), at('2026-02-28T06:00'))).toBe(false);
  });

  it('is refused with its text when that is invalid', () => {
    expect(() => due(every('61 * * * *', null), at('2026-03-01T06:00'))).toThrow();
  });
});
