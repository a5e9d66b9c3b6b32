import type { Context } from 'hono';
import type { Transaction } from '../database/connection.ts';
import { bearerOf, roleOfKey } from '../keys/apiKey.ts';
import { readToken } from '../keys/jwt.ts';
import type { StorageDeps } from './deps.ts';
import { asStorageError, StorageError } from './storageError.ts';

type Role = 'anon' | 'authenticated' | 'service_role';

/** In whose name the policies decide. */
export type Caller = { role: Role; userId: string | null; claims: string };

const ROLES = new Set<unknown>(['anon', 'authenticated', 'service_role']);

export async function callerOf({ secrets, sessions }: StorageDeps, context: Context): Promise<Caller> {
  const key = context.req.header('apikey') ?? context.req.query('apikey');
  const token = bearerOf(context.req.header('authorization')) ?? key;
  if (key !== undefined && !roleOfKey(key, secrets)) throw invalidToken();
  if (!token) throw new StorageError(401, 'Unauthorized', 'Missing api key');
  const claims = await readToken(token, secrets.jwtSecret);
  if (!claims || !ROLES.has(claims.role)) throw invalidToken();
  const isUser = claims.role === 'authenticated';
  if (isUser && !(await sessions.isLive(claims.session_id))) throw invalidToken();
  return { role: claims.role as Role, userId: isUser ? (claims.sub ?? null) : null, claims: JSON.stringify(claims) };
}

const invalidToken = () => new StorageError(401, 'Unauthorized', 'Invalid or expired token');

/** Runs SQL with the caller's rights, so that the policies of the migrations decide and not this service. */
export async function asCaller<Result>(
  { sql }: Pick<StorageDeps, 'sql'>,
  caller: Caller,
  work: (sql: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return (await sql.begin(async (transaction) => {
      await become(transaction, caller);
      return work(transaction);
    })) as Result;
  } catch (error) {
    throw asStorageError(error);
  }
}

/** From here to the end of the transaction the statements have the caller's rights. */
export async function become(sql: Transaction, { role, claims }: Caller): Promise<void> {
  await sql`select set_config('role', ${role}, true), set_config('request.jwt.claims', ${claims}, true), set_config('statement_timeout', '8s', true)`;
}
