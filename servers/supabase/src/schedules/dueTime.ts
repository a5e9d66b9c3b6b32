import { Cron } from 'croner';

export type Schedule = {
  name: string;
  cron: string;
  function: string;
  last_started_at: Date | null;
  created_at: Date;
};

/**
 * Whether a schedule should run now. What was missed while nobody looked (a night, a month) is run once, not once for each time.
 * `lookedAt` is when the clock was asked before: it takes the place of a last run that lies in the future, which is what a
 * machine finds whose clock was ahead for a while; otherwise nothing would run until that moment had come again.
 */
export function isDue(schedule: Schedule, now: Date, lookedAt: Date): boolean {
  const last = schedule.last_started_at ?? schedule.created_at;
  const since = last > now ? lookedAt : last;
  const next = new Cron(schedule.cron, { timezone: 'UTC', paused: true }).nextRun(since);
  return next !== null && next <= now;
}
