import { addressSubject, clientAddress, type NodeBindings } from '@fairtone/servers/shared';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { Sql } from '../database/connection.ts';
import { AuthError } from './authError.ts';
import type { AuthDeps } from './deps.ts';
import { digestOf, isKnownAddress } from './knownAddresses.ts';

type Rule = { max: number; windowS: number; errorCode: string };

const requests = (max: number, windowS: number): Rule => ({ max, windowS, errorCode: 'over_request_rate_limit' });
const mails = (max: number, windowS: number): Rule => ({ max, windowS, errorCode: 'over_email_send_rate_limit' });
const texts = (max: number, windowS: number): Rule => ({ max, windowS, errorCode: 'over_sms_send_rate_limit' });

/**
 * Attempts per subject and time window. A subject is a visitor's address, an account, or a recipient: the digest of an e-mail or a
 * number. All addresses together share a recipient's attempts, except those from which its account was entered before:
 * each of these has its own attempts, so that other visitors cannot lock a person out.
 */
const RULES = {
  signInByAddress: requests(60, 300),
  signInByVisitor: requests(10, 300),
  signInByRecipient: requests(30, 300),
  signInByRecipientADay: requests(300, 86_400),
  signUpByAddress: requests(30, 300),
  refreshByAddress: requests(300, 300),
  verifyByAddress: requests(30, 300),
  /** Attempts for six-digit codes: guessing one would take a million. */
  verifyByRecipient: requests(5, 600),
  mailByAddress: mails(30, 3600),
  mailByRecipient: mails(1, 60),
  /** Messages cost money, and premium numbers pay their owner. */
  textByAddress: texts(10, 3600),
  textByRecipient: texts(1, 60),
  textByRecipientADay: texts(10, 86_400),
  changeByUser: requests(20, 300),
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** Counts an attempt, and refuses it with 429 when there were too many. */
export async function limitRate({ sql, config }: AuthDeps, name: RuleName, subject: string): Promise<void> {
  const { max, errorCode } = RULES[name];
  const windowS =
    name === 'mailByRecipient' || name === 'textByRecipient' ? config.auth.messageIntervalS : RULES[name].windowS;
  const window = `${windowS} seconds`;
  // Concurrent attempts may have started before another one's window; a window that starts later was written while the clock was wrong, and
  // counts as over.
  const [row] = await sql<{ attempts: number; wait_s: number }[]>`
    insert into fairtone_private.rate_limits as kept (rule, subject, window_start, attempts)
    values (${name}, ${subject}, now(), 1)
    on conflict (rule, subject) do update set
      attempts = case when kept.window_start between now() - ${window}::interval and now() + interval '1 minute' then kept.attempts + 1 else 1 end,
      window_start = case when kept.window_start between now() - ${window}::interval and now() + interval '1 minute' then kept.window_start else now() end
    returning attempts, ceil(extract(epoch from window_start + ${window}::interval - now()))::int as wait_s`;
  if (row!.attempts <= max * config.rateLimitFactor) return;
  throw new AuthError(429, errorCode, `Too many attempts. Try again in ${row!.wait_s} seconds.`, {
    retryAfterS: Math.max(1, row!.wait_s),
  });
}

/** Limits the visitor's address, which request headers cannot change. */
export const limitAddress = (deps: AuthDeps, name: RuleName, context: Context<NodeBindings>): Promise<void> =>
  limitRate(deps, name, visitorOf(deps, context.env.incoming));

/** Limits a recipient: an e-mail address or phone number. */
export async function limitRecipient(
  deps: AuthDeps,
  name: RuleName,
  context: Context<NodeBindings>,
  recipient: string,
): Promise<void> {
  const visitor = visitorOf(deps, context.env.incoming);
  const isKnown = await isKnownAddress(deps.sql, recipient, visitor);
  await limitRate(deps, name, isKnown ? digestOf(recipient + visitor) : digestOf(recipient));
}

/** Limits attempts of one visitor at one account. `forgive` resets them after a correct password. */
export function visitorLimit(deps: AuthDeps, context: Context<NodeBindings>, recipient: string) {
  const subject = digestOf(recipient + visitorOf(deps, context.env.incoming));
  return {
    count: () => limitRate(deps, 'signInByVisitor', subject),
    forgive: () =>
      deps.sql`delete from fairtone_private.rate_limits where rule = 'signInByVisitor' and subject = ${subject}`,
  };
}

/** Deletes old rows, because invented addresses would accumulate. */
export async function dropOldLimits({ sql }: { sql: Sql }): Promise<void> {
  await sql`delete from fairtone_private.rate_limits where window_start < now() - interval '2 days'`;
}

const visitorOf = ({ config }: AuthDeps, incoming: IncomingMessage) =>
  addressSubject(clientAddress(incoming, config.auth.trustedProxies));
