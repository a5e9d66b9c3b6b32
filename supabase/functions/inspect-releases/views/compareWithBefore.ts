import type { ReleaseChannel } from '@fairtone/contracts';
import { HEALTH_LIMITS } from '@fairtone/domain';
import { compareHealth, healthReader, type Comparison, type ReleaseAct } from '@fairtone/releases';
import { secretKey } from '../../_shared/apiKeys.ts';
import { env } from '../../_shared/env.ts';

/** The canary, or without one the live version, beside the one before. Null when nothing is live. @throws when the backend does not answer */
export const compareWithBefore = (
  remote: string,
  channel: ReleaseChannel,
  log: ReleaseAct[],
): Promise<Comparison | null> =>
  compareHealth(
    { readChannel: () => Promise.resolve(channel), readLog: () => Promise.resolve(log) },
    healthReader({ url: env('SUPABASE_URL'), secretKey }),
    remote,
    HEALTH_LIMITS,
  );
