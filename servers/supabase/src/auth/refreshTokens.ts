import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Transaction } from '../database/connection.ts';

type TokenRow = { token: string; user_id: string; session_id: string; revoked: boolean; age_s: number };

export type Rotation =
  | { kind: 'rotated'; userId: string; sessionId: string; refreshToken: string }
  | { kind: 'unknown' }
  | { kind: 'reused' };

export async function firstRefreshToken(sql: Transaction, userId: string, sessionId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await sql`insert into auth.refresh_tokens (token, user_id, session_id) values (${digest(token)}, ${userId}, ${sessionId})`;
  return token;
}

/**
 * Exchanges a refresh token for its successor. A token that was just exchanged may be sent again within the reuse interval:
 * two tabs, or a lost response. Later reuse means that two parties have it: the whole session ends.
 */
export async function rotate(
  sql: Transaction,
  token: string,
  { secret, reuseS }: { secret: string; reuseS: number },
): Promise<Rotation> {
  const row = await lockToken(sql, token);
  if (!row) return { kind: 'unknown' };
  const owner = { userId: row.user_id, sessionId: row.session_id };
  if (!row.revoked) return { kind: 'rotated', ...owner, refreshToken: await succeed(sql, token, row, secret) };
  // An exchange in the future was written while the clock was wrong; it must not extend the reuse interval.
  if (Math.abs(row.age_s) > reuseS) {
    await sql`delete from auth.sessions where id = ${row.session_id}`;
    return { kind: 'reused' };
  }
  return { kind: 'rotated', ...owner, refreshToken: await activeSuccessor(sql, token, secret) };
}

async function succeed(sql: Transaction, token: string, row: TokenRow, secret: string): Promise<string> {
  const next = successorOf(token, secret);
  await sql`update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where token = ${row.token}`;
  await sql`
    insert into auth.refresh_tokens (token, parent, user_id, session_id)
    values (${digest(next)}, ${row.token}, ${row.user_id}, ${row.session_id})`;
  await sql`update auth.sessions set refreshed_at = now(), updated_at = now() where id = ${row.session_id}`;
  return next;
}

async function activeSuccessor(sql: Transaction, token: string, secret: string): Promise<string> {
  const next = successorOf(token, secret);
  const row = await lockToken(sql, next);
  return row?.revoked ? activeSuccessor(sql, next, secret) : next;
}

async function lockToken(sql: Transaction, token: string): Promise<TokenRow | null> {
  const [row] = await sql<TokenRow[]>`
    select token, user_id, session_id, revoked, extract(epoch from clock_timestamp() - updated_at)::float8 as age_s
    from auth.refresh_tokens where token = ${digest(token)} for update`;
  return row ?? null;
}

/** Derived from the old token, so that a repeated exchange gives the same token although the table holds digests only. */
const successorOf = (token: string, secret: string) =>
  createHmac('sha256', secret).update(token).digest('base64url').slice(0, 32);

const digest = (token: string) => createHash('sha256').update(token).digest('hex');
