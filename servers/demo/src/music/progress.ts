import { logInfo } from '@fairtone/servers/shared';

const EVERY_MS = 10_000;

/** Logs progress rarely enough that a day's log stays readable. */
export function createProgress(total: number, already: number, intervalMs = EVERY_MS) {
  let made = already;
  let saidAt = Date.now();
  return {
    step: () => {
      made += 1;
      if (made < total && Date.now() - saidAt < intervalMs) return;
      saidAt = Date.now();
      logInfo('demo', `Demo music: ${made} of ${total} tracks`);
    },
  };
}
