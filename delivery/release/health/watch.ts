import type { HealthLimits } from '@fairtone/domain';
import { rollback } from '../commands.ts';
import type { ReleaseContext } from '../toolContext.ts';
import { compareHealth, type Comparison, type HealthReader } from './compare.ts';
import { healthTable } from './table.ts';

export type HealthOptions = {
  limits: HealthLimits;
  isAutomatic: boolean;
};

/** Compares once, and rolls a broken release back if that is allowed. */
export async function checkHealth(
  workplace: ReleaseContext,
  read: HealthReader,
  remote: string,
  { limits, isAutomatic }: HealthOptions,
): Promise<Comparison | null> {
  const comparison = await compareHealth(workplace.store, read, remote, limits);
  if (comparison?.verdict.state === 'broken' && isAutomatic && comparison.before) {
    await rollback(workplace, remote, { reason: comparison.verdict.reason, only: comparison.candidate.version });
  }
  return comparison;
}

/**
 * Shows health, once or again and again until the release is decided.
 * @param pause waits between two comparisons; null compares once
 */
export async function showHealth(
  workplace: ReleaseContext,
  read: HealthReader,
  remote: string,
  options: HealthOptions,
  pause: (() => Promise<unknown>) | null,
): Promise<Comparison> {
  for (;;) {
    const comparison = await checkHealth(workplace, read, remote, options);
    if (!comparison) throw new Error(`Nothing of ${remote} is live.`);
    for (const line of healthTable(comparison)) workplace.say(line);
    if (!pause || comparison.verdict.state === 'broken') return comparison;
    await pause();
  }
}
