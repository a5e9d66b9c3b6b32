import { Hono } from 'hono';

import { isConnectionError } from '../database/connection.ts';
import { type NodeBindings, messageOf, warn } from '@fairtone/servers/shared';
import { limitBody } from '../http/limitBody.ts';
import { keyRefusal } from '../keys/apiKey.ts';
import { answerAuthError, AuthError } from './authError.ts';
import type { AuthApp, AuthDeps, AuthParts } from './deps.ts';
import { createTokenBox } from './oneTimeTokens.ts';
import { cleanupExpired } from './cleanupExpired.ts';
import { addAdmin } from './routes/admin.ts';
import { addDisabled } from './routes/disabled.ts';
import { addLogout } from './routes/logout.ts';
import { addOtp } from './routes/otp.ts';
import { addReauthenticate } from './routes/reauthenticate.ts';
import { addRecover } from './routes/recover.ts';
import { addResend } from './routes/resend.ts';
import { addSettings } from './routes/settings.ts';
import { addSigningKeys, SIGNING_KEYS_PATH } from './routes/signingKeys.ts';
import { addSignup } from './routes/signup.ts';
import { addToken } from './routes/token.ts';
import { addUser } from './routes/user.ts';
import { addVerify } from './routes/verify.ts';
import { createTextSender } from './textMessages.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The part of the GoTrue protocol that @supabase/auth-js speaks for e-mail and phone accounts. Mounted at /auth/v1. */
export function createAuthService(parts: AuthParts): AuthApp {
  const { auth } = parts.config;
  const deps: AuthDeps = { ...parts, tokens: createTokenBox(auth), texts: createTextSender(auth.sms, parts.outbox) };
  cleanupExpired(deps);
  const app: AuthApp = new Hono<NodeBindings>();
  app.onError((error, context) => {
    if (error instanceof AuthError) return answerAuthError(context, error);
    // A client that closes its connection is not an error of ours.
    if (!context.env.incoming.destroyed) warn('auth', `${context.req.method} ${context.req.path}: ${messageOf(error)}`);
    const status = isConnectionError(error) ? 503 : 500;
    return answerAuthError(
      context,
      new AuthError(status, 'unexpected_failure', 'Unexpected failure, please try again'),
    );
  });
  app.use(limitBody({ maxSize: MAX_BODY_BYTES, onError: (context) => answerAuthError(context, tooLarge()) }));
  app.use(async (context, next) => {
    context.header('cache-control', 'no-store');
    const apikey = context.req.header('apikey') ?? context.req.query('apikey');
    // Browsers open the links of e-mails without an API key, and other programs read the public keys.
    const isOpen = ['/verify', SIGNING_KEYS_PATH].some((path) => context.req.path.endsWith(path));
    const needsNoKey = isOpen && context.req.method === 'GET';
    const { authorization, 'user-agent': userAgent } = context.req.header();
    const refused = needsNoKey ? null : keyRefusal({ apikey, authorization, userAgent }, deps.secrets);
    if (refused) return context.json(refused, 401);
    await next();
  });
  for (const add of [
    addSignup,
    addToken,
    addLogout,
    addUser,
    addRecover,
    addVerify,
    addOtp,
    addResend,
    addReauthenticate,
    addSettings,
    addSigningKeys,
    addAdmin,
    addDisabled,
  ]) {
    add(app, deps);
  }
  // Hono asks only the outermost app what it does not find: this one is mounted.
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'There is no such endpoint');
  });
  return app;
}

const tooLarge = () => new AuthError(413, 'validation_failed', 'The body is too large');
