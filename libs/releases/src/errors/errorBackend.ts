import type { Database } from '@fairtone/db-types';
import { keyHeaders } from '@fairtone/domain';
import { PostgrestClient } from '@supabase/postgrest-js';
import type { HealthBackend } from '../health/readHealth.ts';
import type { SourcePlace } from './mapStack.ts';

type Functions = Database['public']['Functions'];
export type ErrorGroup = Functions['error_groups']['Returns'][number];
export type VersionVitals = Functions['release_vitals']['Returns'][number];

/** One error of one version; stack as `name script:line:column`, innermost frame first. */
export type Cause = {
  remote: string;
  version: string;
  cause: string;
  message: string;
  reason: string | null;
  stack: string[];
};
export type MappedCause = { fingerprint: string; place: SourcePlace | null; owner: string | null };

/** Stored errors. Visitors may not read them: each call uses the secret key of the moment. */
export interface ErrorBackend {
  /** At most 200. @param remote null takes every remote */
  unmapped(remote: string | null): Promise<Cause[]>;
  map(cause: Cause, mapped: MappedCause): Promise<void>;
  groups(remote: string, since?: Date): Promise<ErrorGroup[]>;
  vitals(remote: string): Promise<VersionVitals[]>;
  /**
   * @param mailTo addresses to which the backend queues an e-mail, when the claim succeeds
   * @returns whether the caller is the one that alerts about this group today
   */
  claimAlert(remote: string, fingerprint: string, mailTo: string[]): Promise<boolean>;
}

/** Errors through the data API of an embedded or a hosted backend. @throws when it refuses */
export function errorBackend({ url, secretKey }: HealthBackend): ErrorBackend {
  const rest = () =>
    new PostgrestClient<Database, { PostgrestVersion: '12' }>(`${url}/rest/v1`, { headers: keyHeaders(secretKey()) });
  const given = <Data>({ data, error }: { data: Data; error: { message: string } | null }): NonNullable<Data> => {
    if (error) throw new Error(`The backend refuses errors of releases: ${error.message}`);
    return data as NonNullable<Data>;
  };
  return {
    unmapped: async (remote) => given(await rest().rpc('unmapped_causes', remote ? { remote } : {})) as Cause[],
    map: async ({ remote, version, cause }, { fingerprint, place, owner }) => {
      const optional = {
        ...(place && { source: place.source, line: place.line }),
        ...(place?.functionName && { function_name: place.functionName }),
        ...(owner && { owner }),
      };
      const { error } = await rest().rpc('map_cause', { remote, version, cause, fingerprint, ...optional });
      given({ data: null, error });
    },
    groups: async (remote, since) =>
      given(await rest().rpc('error_groups', { remote, ...(since && { since: since.toISOString() }) })),
    vitals: async (remote) => given(await rest().rpc('release_vitals', { remote })),
    claimAlert: async (remote, fingerprint, mailTo) =>
      given(await rest().rpc('claim_error_alert', { remote, fingerprint, mail_to: mailTo })),
  };
}
