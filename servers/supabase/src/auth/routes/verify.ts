import { z } from 'zod';
import type { Transaction } from '../../database/connection.ts';
import { allowedRedirect } from '../allowedRedirect.ts';
import { expiredCode, expiredLink, type AuthError } from '../authError.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { redeemToken } from '../redeemToken.ts';
import type { Purpose } from '../oneTimeTokens.ts';
import { authCodeOf, PKCE_PREFIX } from '../pkce.ts';
import { limitAddress, limitRecipient } from '../rateLimit.ts';
import { emailSchema, phoneSchema, readBody } from '../readBody.ts';

const EMAIL_PURPOSES = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
} satisfies Record<string, Purpose[]>;
const PHONE_PURPOSES = {
  sms: ['confirmation_token'],
  phone_change: ['phone_change_token'],
} satisfies Record<string, Purpose[]>;

const keysOf = <Name extends string>(purposes: Record<Name, Purpose[]>) => Object.keys(purposes) as [Name, ...Name[]];
const emailType = z.enum(keysOf(EMAIL_PURPOSES));
const text = z.string().min(1).max(256);
const bodySchema = z.union([
  z.object({ token_hash: text, type: emailType }),
  z.object({ email: emailSchema, token: text, type: emailType }),
  z.object({ phone: phoneSchema, token: text, type: z.enum(keysOf(PHONE_PURPOSES)) }),
]);

export function addVerify(app: AuthApp, deps: AuthDeps): void {
  app.post('/verify', async (context) => {
    await limitAddress(deps, 'verifyByAddress', context);
    const body = await readBody(context, bodySchema);
    if ('token_hash' in body) {
      const purposes = EMAIL_PURPOSES[body.type];
      return context.json(
        await redeemToken(deps, context, (sql) => deps.tokens.redeemLink(sql, body.token_hash, purposes)),
      );
    }
    const [sentTo, purposes] =
      'email' in body ? [body.email, EMAIL_PURPOSES[body.type]] : [body.phone, PHONE_PURPOSES[body.type]];
    await limitRecipient(deps, 'verifyByRecipient', context, sentTo);
    const redeem = (sql: Transaction) => deps.tokens.redeemCode(sql, sentTo, body.token, purposes);
    return context.json(await redeemToken(deps, context, redeem, expiredCode));
  });

  // A link from an e-mail, opened by a browser or by a program that scans links: it changes nothing.
  app.get('/verify', async (context) => {
    await limitAddress(deps, 'verifyByAddress', context);
    const { redirect_to: wanted, type } = context.req.query();
    const token = context.req.query('token_hash') ?? context.req.query('token') ?? '';
    const target = allowedRedirect(deps.config, wanted);
    const location = token.startsWith(PKCE_PREFIX)
      ? await withCode(token, type, target)
      : confirmPage(token, type, target);
    return context.redirect(location, 303);
  });

  /** Redirects to the device that requested the link, with a code that only it can exchange. */
  async function withCode(token: string, type: string | undefined, target: string): Promise<string> {
    const url = new URL(target);
    const kind = emailType.safeParse(type);
    const flow = kind.success && (await deps.tokens.flowOfLink(deps.sql, token, EMAIL_PURPOSES[kind.data]));
    const code = flow && (await authCodeOf(deps.sql, flow));
    if (code) url.searchParams.set('code', code);
    else for (const [name, value] of Object.entries(refusal(expiredLink()))) url.searchParams.set(name, value);
    return url.toString();
  }

  /** The page of the site that asks for confirmation and then posts the token. */
  function confirmPage(token: string, type: string | undefined, target: string): string {
    const url = new URL(`${deps.config.siteUrl}/auth/confirm`);
    url.searchParams.set('token_hash', token);
    url.searchParams.set('type', type ?? '');
    url.searchParams.set('redirect_to', target);
    return url.toString();
  }
}

const refusal = (error: AuthError) => ({
  error: 'access_denied',
  error_code: error.errorCode,
  error_description: error.message,
});
