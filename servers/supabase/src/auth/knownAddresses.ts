import { addressSubject, clientAddress } from '@fairtone/servers/shared';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Sql, Transaction } from '../database/connection.ts';
import type { AuthDeps } from './deps.ts';

/** Key of the digests in tables that must not reveal customers and their addresses. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** A visitor who has entered an account from this address may try again from it, independent of other visitors' attempts. */
export async function rememberAddress(
  { config }: Pick<AuthDeps, 'config'>,
  sql: Transaction,
  userId: string,
  incoming: IncomingMessage,
): Promise<void> {
  const visitor = addressSubject(clientAddress(incoming, config.auth.trustedProxies));
  await sql`
    insert into fairtone_private.known_addresses (user_id, address_hash) values (${userId}, ${digestOf(userId + visitor)})
    on conflict (user_id, address_hash) do update set entered_at = now()`;
}

/**
 * Whether the account of an e-mail or a phone number was entered from this address before.
 * @param visitor the subject that limits count as one visitor
 */
export async function isKnownAddress(sql: Sql, recipient: string, visitor: string): Promise<boolean> {
  const [row] = await sql`
    select from auth.users as account join fairtone_private.known_addresses as known on known.user_id = account.id
      and known.address_hash = encode(sha256(convert_to(account.id || ${visitor}, 'UTF8')), 'hex')
    where account.email = ${recipient} or account.phone = ${recipient} limit 1`;
  return row !== undefined;
}

/** Deletes old entries: providers reassign addresses over time. */
export async function dropOldAddresses(sql: Sql): Promise<void> {
  await sql`delete from fairtone_private.known_addresses where entered_at < now() - interval '180 days'`;
}
