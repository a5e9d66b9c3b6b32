import { HEALTH_LIMITS } from '@fairtone/domain';
import { compareHealth, healthReader, type Comparison, type ReleaseStore } from '@fairtone/releases';
import { secretKey } from '../../_shared/apiKeys.ts';
import { env } from '../../_shared/env.ts';

/** The canary, or without one the live version, beside the one before. Null when nothing is live. */
export const compareWithBefore = (store: ReleaseStore, remote: string): Promise<Comparison | null> =>
  compareHealth(store, healthReader({ url: env('SUPABASE_URL'), secretKey }), remote, HEALTH_LIMITS);
