import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Sql, Transaction } from '../database/connection.ts';
import type { UserRow } from './users.ts';

/** What a mailed link or code proves. Magic links and recovery share a purpose: both open a session. */
export type Purpose = 'confirmation_token' | 'recovery_token' | 'email_change_token_new';

export type MailedToken = { linkToken: string; code: string };

const LIFETIME = '1 hour';

/** The link's token is long and random; the six digits of the code are guarded by the limit on attempts. */
export async function issueToken(
  sql: Sql | Transaction,
  user: UserRow,
  purpose: Purpose,
  sentTo: string,
): Promise<MailedToken> {
  const linkToken = randomBytes(28).toString('hex');
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to)
    values (${user.id}, ${purpose}, ${digest(linkToken)}, ${sentTo})
    on conflict (user_id, token_type) do update
      set token_hash = excluded.token_hash, relates_to = excluded.relates_to, created_at = now(), updated_at = now()`;
  await sql`update auth.users set ${sql({ [purpose]: digest(sentTo + code), [SENT_AT[purpose]]: new Date() })} where id = ${user.id}`;
  return { linkToken, code };
}

const SENT_AT: Record<Purpose, string> = {
  confirmation_token: 'confirmation_sent_at',
  recovery_token: 'recovery_sent_at',
  email_change_token_new: 'email_change_sent_at',
};

export type Redeemed = { userId: string; purpose: Purpose; sentTo: string };

/** Uses up the token of a link. Null when it is unknown, used or too old. */
export const redeemLink = (sql: Transaction, linkToken: string, purposes: Purpose[]) =>
  redeem(sql, sql`token_hash = ${digest(linkToken)} and token_type::text in ${sql(purposes)}`);

/** Uses up a code that was mailed to the address. */
export function redeemCode(
  sql: Transaction,
  email: string,
  code: string,
  purposes: Purpose[],
): Promise<Redeemed | null> {
  const hash = digest(email + code);
  return redeem(
    sql,
    sql`relates_to = ${email} and token_type::text in ${sql(purposes)} and exists (
      select from auth.users u where u.id = user_id and ${hash} = case token_type
        when 'confirmation_token' then u.confirmation_token
        when 'recovery_token' then u.recovery_token
        when 'email_change_token_new' then u.email_change_token_new end)`,
  );
}

async function redeem(sql: Transaction, condition: ReturnType<Transaction>): Promise<Redeemed | null> {
  const [row] = await sql<{ user_id: string; token_type: Purpose; relates_to: string; fresh: boolean }[]>`
    delete from auth.one_time_tokens where ${condition}
    returning user_id, token_type, relates_to, created_at between now() - ${LIFETIME}::interval and now() + interval '1 minute' as fresh`;
  if (!row) return null;
  await sql`update auth.users set ${sql({ [row.token_type]: '' })} where id = ${row.user_id}`;
  return row.fresh ? { userId: row.user_id, purpose: row.token_type, sentTo: row.relates_to } : null;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
