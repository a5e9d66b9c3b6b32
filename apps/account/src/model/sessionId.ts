import { readStoredSession } from '@fairtone/platform';
import * as z from 'zod/mini';

const claimsSchema = z.object({ session_id: z.string() });

/** Id of this browser's session, as its token says; null when there is none. The token is not verified: the id only marks the row of this browser. */
export function ownSessionId(): string | null {
  try {
    const [, claims = ''] = readStoredSession()?.access_token.split('.') ?? [];
    const json: unknown = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
    return claimsSchema.parse(json).session_id;
  } catch {
    return null;
  }
}
