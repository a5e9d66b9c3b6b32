import type { Context } from 'hono';
import type { JWTPayload } from 'jose';
import type { Transaction } from '../database/connection.ts';
import { bearerOf, keyRefusal, roleOfKey, tokenOfRole } from '../keys/apiKey.ts';
import { readSessionToken } from '../keys/sessionToken.ts';
import type { StorageDeps } from './deps.ts';
import { asStorageError, StorageError } from './storageError.ts';

type Role = 'anon' | 'authenticated' | 'service_role';

/** The identity that policies check. `sessionId` is null for keys, which have no session. */
export type Caller = { role: Role; userId: string | null; sessionId: string | null; claims: string };

const ROLES = new Set<unknown>(['anon', 'authenticated', 'service_role'] satisfies Role[]);

export async function callerOf({ secrets, sessions }: StorageDeps, context: Context): Promise<Caller> {
  const apikey = context.req.header('apikey') ?? context.req.query('apikey');
  const { authorization, 'user-agent': userAgent } = context.req.header();
  if (apikey !== undefined && keyRefusal({ apikey, authorization, userAgent }, secrets)) throw invalidToken();
  const role = roleOfKey(apikey, secrets);
  const bearer = bearerOf(authorization);
  const token = role && (bearer ?? apikey) === apikey ? tokenOfRole(role, secrets) : bearer;
  if (!token) throw new StorageError(401, 'Unauthorized', 'Missing api key');
  const claims = await readSessionToken(token, secrets);
  const caller = claims && callerOfClaims(claims);
  if (!caller || (caller.role === 'authenticated' && !(await sessions.isLive(caller.sessionId)))) throw invalidToken();
  return caller;
}

/** Null for claims with a role that storage does not know. */
export function callerOfClaims(claims: JWTPayload): Caller | null {
  if (!ROLES.has(claims.role)) return null;
  const role = claims.role as Role;
  const isUser = role === 'authenticated';
  const sessionId = isUser && typeof claims.session_id === 'string' ? claims.session_id : null;
  return { role, userId: isUser ? (claims.sub ?? null) : null, sessionId, claims: JSON.stringify(claims) };
}

/**
 * An upload may take hours: the session may end before its last byte arrives. The lock makes a sign-out
 * at the same moment wait until the row is written.
 * @throws StorageError 401 when the session has ended
 */
export async function requireSession(sql: Transaction, { role, sessionId }: Caller): Promise<void> {
  if (role !== 'authenticated') return;
  const [live] = await sql`select 1 from auth.sessions where id = ${sessionId} for key share`;
  if (!live) throw invalidToken();
}

const invalidToken = () => new StorageError(401, 'Unauthorized', 'Invalid or expired token');

/** Runs SQL with the caller's rights, so that the policies of the migrations decide. */
export async function asCaller<Result>(
  { sql }: Pick<StorageDeps, 'sql'>,
  caller: Caller,
  work: (sql: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return (await sql.begin(async (transaction) => {
      await switchRole(transaction, caller);
      return work(transaction);
    })) as Result;
  } catch (error) {
    throw asStorageError(error);
  }
}

/** Until the end of the transaction, statements run with the caller's rights. */
export async function switchRole(sql: Transaction, { role, claims }: Caller): Promise<void> {
  await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true), set_config('statement_timeout', '8s', true)`;
}
