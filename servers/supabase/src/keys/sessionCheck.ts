import { messageOf, warn } from '@fairtone/servers/shared';
import type { Sql } from '../database/connection.ts';

/** Whether the session of an access token still exists. The token alone would stay valid for an hour after sign-out. */
export type SessionCheck = {
  isLive: (sessionId: unknown) => Promise<boolean>;
  /** Called when sessions were closed: the next check reads the table again. */
  forget: () => void;
};

const TRUSTED_MS = 15_000;
const MOST_KEPT = 10_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Postgres notifies about every ended session; if a notification is lost, a checked session is trusted for seconds only. */
export function createSessionCheck(sql: Sql): SessionCheck {
  const seenAt = new Map<string, number>();
  sql
    .listen(
      'fairtone_session_ended',
      (sessionId) => seenAt.delete(sessionId),
      () => seenAt.clear(),
    )
    .catch((error: unknown) => warn('auth', `Ends of sessions are not heard of at once: ${messageOf(error)}`));
  return {
    isLive: async (sessionId) => {
      if (typeof sessionId !== 'string' || !UUID.test(sessionId)) return false;
      if (Date.now() - (seenAt.get(sessionId) ?? 0) < TRUSTED_MS) return true;
      const [row] = await sql`select 1 from auth.sessions where id = ${sessionId}`;
      if (seenAt.size > MOST_KEPT) seenAt.clear();
      if (row) seenAt.set(sessionId, Date.now());
      else seenAt.delete(sessionId);
      return Boolean(row);
    },
    forget: () => seenAt.clear(),
  };
}
