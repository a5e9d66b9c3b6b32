import { messageOf, warn } from '@fairtone/servers/shared';
import type { Sql } from '../database/connection.ts';
import { isDue, type Schedule } from './dueTime.ts';

const LOOK_EVERY_MS = 2_000;
const CALL_MS = 10 * 60_000;
const STOP_PATIENCE_MS = 15_000;

type Deps = { sql: Sql; functionsUrl: string; secretKey: () => string };

/** Calls functions as public.schedules defines, like pg_cron on a hosted project. Changes of the table apply at once. */
export function startClock(deps: Deps): { stop: () => Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let lookedAt = new Date();
  let isLooking = false;

  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    const now = new Date();
    try {
      for (const schedule of await enabledSchedules(deps.sql)) {
        if (stopping.signal.aborted || running.has(schedule.name) || !isDueOrBroken(schedule, now, lookedAt)) continue;
        const run = runOnce(deps, schedule, stopping.signal)
          .catch(report)
          .finally(() => running.delete(schedule.name));
        running.set(schedule.name, run);
      }
      lookedAt = now;
    } catch (error) {
      report(error);
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  void look();
  return {
    stop: async () => {
      clearInterval(timer);
      // A running call may finish by itself: payouts should not be interrupted.
      const patience = setTimeout(() => stopping.abort(), STOP_PATIENCE_MS);
      while (running.size > 0) await Promise.all(running.values());
      stopping.abort();
      clearTimeout(patience);
    },
  };
}

const report = (error: unknown) => warn('schedules', messageOf(error));

const enabledSchedules = (sql: Sql) =>
  sql<
    Schedule[]
  >`select name, cron, function, last_started_at, created_at from public.schedules where enabled order by name`;

/** An invalid row must not stop the others. */
function isDueOrBroken(schedule: Schedule, now: Date, lookedAt: Date): boolean {
  try {
    return isDue(schedule, now, lookedAt);
  } catch (error) {
    warn('schedules', `${schedule.name}: ${messageOf(error)}`);
    return false;
  }
}

async function runOnce(
  { sql, ...door }: Deps,
  { name, function: wanted }: Schedule,
  signal: AbortSignal,
): Promise<void> {
  await sql`update public.schedules set last_started_at = ${new Date()} where name = ${name}`;
  const error = await call(door, wanted, signal);
  await sql`update public.schedules set last_finished_at = ${new Date()}, last_error = ${error} where name = ${name}`;
  if (error) warn('schedules', `${name}: ${error}`);
}

/** The error, or null. */
async function call(
  { functionsUrl, secretKey }: Omit<Deps, 'sql'>,
  name: string,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    const response = await fetch(`${functionsUrl}/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey(), 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_MS)]),
    });
    const text = await response.text();
    return response.ok ? null : `${response.status} ${text}`.slice(0, 500);
  } catch (error) {
    return messageOf(error).slice(0, 500);
  }
}
