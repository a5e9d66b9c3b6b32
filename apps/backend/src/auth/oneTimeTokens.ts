import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Sql, Transaction } from '../database/connection.ts';
import type { AuthConfig } from '../process/authConfig.ts';

/**
 * What a link or a code proves, named as the columns of auth.users that hold the code's digest. Magic links and recovery
 * share a purpose: both open a session. A code by SMS that signs in is a confirmation of the number.
 */
export type Purpose =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token'
  | 'reauthentication_token';

export type IssuedToken = { linkToken: string; code: string };

const SENT_AT: Record<Purpose, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
  email_change_token_current: 'email_change_sent_at',
  phone_change_token: 'phone_change_sent_at',
  reauthentication_token: 'reauthentication_sent_at',
};

/** The link's token is long and random; the digits of the code are guarded by the limit on attempts. */
export async function issueToken(
  sql: Sql | Transaction,
  auth: Pick<AuthConfig, 'codeLength'>,
  userId: string,
  purpose: Purpose,
  sentTo: string,
  linkPrefix = '',
): Promise<IssuedToken> {
  const linkToken = linkPrefix + randomBytes(28).toString('hex');
  const code = String(randomInt(0, 10 ** auth.codeLength)).padStart(auth.codeLength, '0');
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
    values (${userId}, ${purpose}, ${digest(linkToken)}, ${sentTo})
    on conflict (user_id, token_type) do update
      set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()`;
  await sql`update auth.users set ${sql({ [purpose]: digest(sentTo + code), [SENT_AT[purpose]]: new Date() })} where id = ${userId}`;
  return { linkToken, code };
}

/** A token that was just used up: whose it is, what it proves, and for which address or number. */
export type Redeemed = { userId: string; purpose: Purpose; sentTo: string };

/** Reads and uses up tokens; each is good once and for the configured time. */
export function createTokenBox({ codeLifetimeS }: Pick<AuthConfig, 'codeLifetimeS'>) {
  const isFresh = (sql: Sql | Transaction) =>
    sql`created_at between now() - ${`${codeLifetimeS} seconds`}::interval and now() + interval '1 minute'`;

  async function redeem(sql: Transaction, condition: ReturnType<Transaction>): Promise<Redeemed | null> {
    const [row] = await sql<{ user_id: string; token_type: Purpose; relates_to: string; fresh: boolean }[]>`
      delete from auth.one_time_tokens where ${condition}
      returning user_id, token_type, relates_to, ${isFresh(sql)} as fresh`;
    if (!row) return null;
    await sql`update auth.users set ${sql({ [row.token_type]: '' })} where id = ${row.user_id}`;
    return row.fresh ? { userId: row.user_id, purpose: row.token_type, sentTo: row.relates_to } : null;
  }

  return {
    /** Null when the link is unknown, used or too old. */
    redeemLink: (sql: Transaction, linkToken: string, purposes: Purpose[]) =>
      redeem(sql, sql`token_hash = ${digest(linkToken)} and token_type::text in ${sql(purposes)}`),

    /** A code counts for the address or number that it was sent to only. */
    redeemCode: (sql: Transaction, sentTo: string, code: string, purposes: Purpose[]) =>
      redeem(
        sql,
        sql`relates_to = ${sentTo} and token_type::text in ${sql(purposes)} and exists (
          select from auth.users u where u.id = user_id and ${digest(sentTo + code)} = case token_type
            when 'confirmation_token' then u.confirmation_token
            when 'recovery_token' then u.recovery_token
            when 'email_change_token_new' then u.email_change_token_new
            when 'email_change_token_current' then u.email_change_token_current
            when 'phone_change_token' then u.phone_change_token
            when 'reauthentication_token' then u.reauthentication_token end)`,
      ),

    /** What was sent to this person for this purpose, proved by other means. */
    redeemPurpose: (sql: Transaction, userId: string, purpose: Purpose) =>
      redeem(sql, sql`user_id = ${userId} and token_type::text = ${purpose}`),

    /** Whose link this is, without using it up. */
    peekLink: async (sql: Sql, linkToken: string, purposes: Purpose[]): Promise<Redeemed | null> => {
      const [row] = await sql<{ user_id: string; token_type: Purpose; relates_to: string }[]>`
        select user_id, token_type, relates_to from auth.one_time_tokens
        where token_hash = ${digest(linkToken)} and token_type::text in ${sql(purposes)} and ${isFresh(sql)}`;
      return row ? { userId: row.user_id, purpose: row.token_type, sentTo: row.relates_to } : null;
    },
  };
}

export type TokenBox = ReturnType<typeof createTokenBox>;

/** Nothing that was sent to an address or number that is no longer the person's may open the account. */
export async function withdrawTokens(sql: Transaction, userId: string, purposes: Purpose[]): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and token_type::text in ${sql(purposes)}`;
  const emptied = Object.fromEntries(purposes.map((purpose) => [purpose, '']));
  await sql`update auth.users set ${sql(emptied)} where id = ${userId}`;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
