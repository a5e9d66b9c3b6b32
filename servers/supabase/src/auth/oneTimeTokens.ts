import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Sql, Transaction } from '../database/connection.ts';
import type { AuthSettings } from '../settings.ts';

/**
 * The purpose of a link or code, named like the column of auth.users that holds the code's digest. Magic links and recovery
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

/** How many tokens are valid at a time. Codes are short: each further valid code makes guessing easier. Links are long. */
const NEWEST_CODES = 3;

type TokenWish = {
  purpose: Purpose;
  /** The e-mail address or phone number of the recipient. */
  sentTo: string;
  /** The PKCE flow of a link that ends on the device that requested it. */
  flow?: { linkPrefix: string; id: string } | null;
};

/** Issues a link's token, which is long and random, and a code, which the limit on attempts protects. Earlier ones stay valid. */
export async function issueToken(
  sql: Sql | Transaction,
  { codeLength }: Pick<AuthSettings, 'codeLength'>,
  userId: string,
  { purpose, sentTo, flow = null }: TokenWish,
): Promise<IssuedToken> {
  const linkToken = (flow?.linkPrefix ?? '') + randomBytes(28).toString('hex');
  const code = String(randomInt(0, 10 ** codeLength)).padStart(codeLength, '0');
  const codeHash = digest(sentTo + code);
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, relates_to, flow_id)
    values (${userId}, ${purpose}, ${digest(linkToken)}, ${codeHash}, ${sentTo}, ${flow?.id ?? null})`;
  await sql`update auth.users set ${sql({ [purpose]: codeHash, [SENT_AT[purpose]]: new Date() })} where id = ${userId}`;
  return { linkToken, code };
}

/** A redeemed token: its account, its purpose, and its recipient. */
export type Redeemed = { userId: string; purpose: Purpose; sentTo: string };

type TokenRow = {
  id: string;
  user_id: string;
  token_type: Purpose;
  relates_to: string;
  flow_id: string | null;
  fresh: boolean;
};
type Found = TokenRow & { redeemed: Redeemed };

/** Finds and redeems tokens. Each is valid for the configured time, until a token for the same recipient and purpose is redeemed. */
export function createTokenBox({ codeLifetimeS }: Pick<AuthSettings, 'codeLifetimeS'>) {
  const isFresh = (sql: Sql | Transaction) =>
    sql`created_at between now() - ${`${codeLifetimeS} seconds`}::interval and now() + interval '1 minute'`;

  async function find(sql: Sql | Transaction, condition: ReturnType<Sql>): Promise<Found | null> {
    const [row] = await sql<TokenRow[]>`
      select id, user_id, token_type, relates_to, flow_id, ${isFresh(sql)} as fresh
      from auth.one_time_tokens as token where ${condition} order by created_at desc limit 1`;
    return row ? { ...row, redeemed: { userId: row.user_id, purpose: row.token_type, sentTo: row.relates_to } } : null;
  }

  async function redeem(sql: Transaction, condition: ReturnType<Transaction>): Promise<Redeemed | null> {
    const found = await find(sql, condition);
    if (!found) return null;
    // Of two concurrent requests, one waits here and then finds nothing.
    await sql`select from auth.users where id = ${found.user_id} for update`;
    const gone = await sql<{ id: string; flow_id: string | null }[]>`
      delete from auth.one_time_tokens where user_id = ${found.user_id} and token_type = ${found.token_type} and
        (id = ${found.id} or ${found.fresh} and relates_to = ${found.relates_to}) returning id, flow_id`;
    await sql`delete from auth.flow_state where id in ${sql(gone.map(({ flow_id }) => flow_id ?? found.id))}`;
    if (!found.fresh || !gone.some(({ id }) => id === found.id)) return null;
    await sql`update auth.users set ${sql({ [found.token_type]: '' })} where id = ${found.user_id}`;
    return found.redeemed;
  }

  return {
    /** Null when the link is unknown, used or expired. */
    redeemLink: (sql: Transaction, linkToken: string, purposes: Purpose[]) =>
      redeem(sql, sql`token_hash = ${digest(linkToken)} and token_type::text in ${sql(purposes)}`),

    /** A code is valid only for the address or number that it was sent to. */
    redeemCode: (sql: Transaction, sentTo: string, code: string, purposes: Purpose[]) =>
      redeem(
        sql,
        sql`relates_to = ${sentTo} and code_hash = ${digest(sentTo + code)} and token_type::text in ${sql(purposes)} and ${NEWEST_CODES} > (
          select count(*) from auth.one_time_tokens as later
          where later.user_id = token.user_id and later.token_type = token.token_type and later.created_at > token.created_at)`,
      ),

    /** Redeems the token whose link started this flow, after other checks. */
    redeemFlow: (sql: Transaction, flowId: string) => redeem(sql, sql`flow_id = ${flowId}`),

    /** The flow of a link, without redeeming it; null when it has none or has expired. */
    flowOfLink: async (sql: Sql, linkToken: string, purposes: Purpose[]): Promise<string | null> =>
      (
        await find(
          sql,
          sql`token_hash = ${digest(linkToken)} and token_type::text in ${sql(purposes)} and ${isFresh(sql)}`,
        )
      )?.flow_id ?? null,
  };
}

export type TokenBox = ReturnType<typeof createTokenBox>;

/** Invalidates tokens that were sent to an address or number which no longer belongs to the account. */
export async function invalidateTokens(sql: Transaction, userId: string, purposes: Purpose[]): Promise<void> {
  await sql`delete from auth.one_time_tokens where user_id = ${userId} and token_type::text in ${sql(purposes)}`;
  const emptied = Object.fromEntries(purposes.map((purpose) => [purpose, '']));
  await sql`update auth.users set ${sql(emptied)} where id = ${userId}`;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
