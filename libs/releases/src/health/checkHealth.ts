import type { HealthLimits } from '@fairtone/domain';
import { rollback, type ReleaseContext } from '../rollback.ts';
import { compareHealth, type Comparison, type HealthReader } from './compare.ts';

export type HealthOptions = {
  limits: HealthLimits;
  isAutomatic: boolean;
};

/** Compares once, and rolls a broken release back when `isAutomatic` allows it. @returns null when nothing is live */
export async function checkHealth(
  context: ReleaseContext,
  read: HealthReader,
  remote: string,
  { limits, isAutomatic }: HealthOptions,
): Promise<Comparison | null> {
  const comparison = await compareHealth(context.store, read, remote, limits);
  if (comparison?.verdict.state === 'broken' && isAutomatic && comparison.before) {
    await rollback(context, remote, { reason: comparison.verdict.reason, only: comparison.candidate.version });
  }
  return comparison;
}
