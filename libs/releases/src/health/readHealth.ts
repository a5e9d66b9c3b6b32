import type { Database } from '@fairtone/db-types';
import { keyHeaders } from '@fairtone/domain';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { HealthReader } from './compare.ts';
import { measuredHealth } from './measuredHealth.ts';

/** Backend that stores telemetry, and the secret key of the moment, which may read it. */
export type HealthBackend = { url: string; secretKey: () => string };

/** Reads health through the data API of an embedded or a hosted backend. */
export function healthReader({ url, secretKey }: HealthBackend): HealthReader {
  return async (remote, versions, since) => {
    const headers = keyHeaders(secretKey());
    const rest = new PostgrestClient<Database, { PostgrestVersion: '12' }>(`${url}/rest/v1`, { headers });
    const { data, error } = await rest.rpc('release_health', { remote, versions, since: since.toISOString() });
    if (error) throw new Error(`The backend does not tell the health of ${remote}: ${error.message}`);
    return data.map(measuredHealth);
  };
}
