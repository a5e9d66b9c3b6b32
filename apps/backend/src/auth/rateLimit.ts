import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AuthError } from './authError.ts';
import type { AuthDeps } from './deps.ts';

type Rule = { max: number; windowS: number; errorCode: string };

/** Attempts per subject and window. A subject is a peer's address or the digest of an e-mail. */
const RULES = {
  signInByAddress: { max: 60, windowS: 300, errorCode: 'over_request_rate_limit' },
  signInByEmail: { max: 10, windowS: 300, errorCode: 'over_request_rate_limit' },
  signUpByAddress: { max: 30, windowS: 300, errorCode: 'over_request_rate_limit' },
  refreshByAddress: { max: 300, windowS: 300, errorCode: 'over_request_rate_limit' },
  verifyByAddress: { max: 30, windowS: 300, errorCode: 'over_request_rate_limit' },
  verifyByEmail: { max: 5, windowS: 600, errorCode: 'over_request_rate_limit' },
  mailByAddress: { max: 30, windowS: 3600, errorCode: 'over_email_send_rate_limit' },
  mailByEmail: { max: 1, windowS: 60, errorCode: 'over_email_send_rate_limit' },
  changeByUser: { max: 20, windowS: 300, errorCode: 'over_request_rate_limit' },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** Counts an attempt and refuses it with 429 when there were too many. */
export async function limitRate({ sql, config }: AuthDeps, name: RuleName, subject: string): Promise<void> {
  const rule = RULES[name];
  const window = `${rule.windowS} seconds`;
  // A window that begins in the future was written under a wrong clock and counts as over.
  const [row] = await sql<{ attempts: number; wait_s: number }[]>`
    insert into fairtone_private.rate_limits as kept (rule, subject, window_start, attempts)
    values (${name}, ${subject}, now(), 1)
    on conflict (rule, subject) do update set
      attempts = case when kept.window_start between now() - ${window}::interval and now() then kept.attempts + 1 else 1 end,
      window_start = case when kept.window_start between now() - ${window}::interval and now() then kept.window_start else now() end
    returning attempts, ceil(extract(epoch from window_start + ${window}::interval - now()))::int as wait_s`;
  if (row!.attempts <= rule.max * config.rateLimitFactor) return;
  throw new AuthError(429, rule.errorCode, `Too many attempts. Try again in ${row!.wait_s} seconds.`, {
    retryAfterS: Math.max(1, row!.wait_s),
  });
}

/** A right password proves the person: earlier slips no longer count against the account. */
export async function forgiveRate({ sql }: AuthDeps, name: RuleName, subject: string): Promise<void> {
  await sql`delete from fairtone_private.rate_limits where rule = ${name} and subject = ${subject}`;
}

export async function dropOldLimits({ sql }: Pick<AuthDeps, 'sql'>): Promise<void> {
  await sql`delete from fairtone_private.rate_limits where window_start < now() - interval '1 day'`;
}

export const emailSubject = (email: string) => createHash('sha256').update(email).digest('hex');

/** The peer itself, never a header it sent. An IPv6 customer owns a whole /64, so that counts as one. */
export function addressOf(incoming: IncomingMessage): string {
  const address = (incoming.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}
