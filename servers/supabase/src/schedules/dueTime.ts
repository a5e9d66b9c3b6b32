import { Cron } from 'croner';

export type Schedule = {
  name: string;
  cron: string;
  function: string;
  last_started_at: Date | null;
  created_at: Date;
};

/**
 * Whether a schedule should run now. Times that were missed while the process was down are run once, not once each.
 * `lookedAt` is the previous check: it replaces a last run in the future, which a
 * machine has whose clock was ahead for a while; otherwise nothing would run until that moment.
 */
export function isDue(schedule: Schedule, now: Date, lookedAt: Date): boolean {
  const last = schedule.last_started_at ?? schedule.created_at;
  const since = last > now ? lookedAt : last;
  const next = new Cron(schedule.cron, { timezone: 'UTC', paused: true }).nextRun(since);
  return next !== null && next <= now;
}
