import { readStoredSession } from '@fairtone/platform';
import * as z from 'zod/mini';

const claimsSchema = z.object({ session_id: z.string() });

/** Id of this browser's session, from its access token; null without one. The token is not verified: the id only marks a row in a list. */
export function ownSessionId(): string | null {
  try {
    const [, claims = ''] = readStoredSession()?.access_token.split('.') ?? [];
    const json: unknown = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/')));
    return claimsSchema.parse(json).session_id;
  } catch {
    return null;
  }
}
