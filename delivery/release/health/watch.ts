import {
  checkHealth,
  type Comparison,
  type HealthOptions,
  type HealthReader,
  type ReleaseContext,
} from '@fairtone/releases';
import { healthTable } from './table.ts';

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
