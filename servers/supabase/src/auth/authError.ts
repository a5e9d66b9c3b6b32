import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error with the fields that @supabase/auth-js maps to its error classes. */
export class AuthError extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly errorCode: string,
    message: string,
    readonly extra: { retryAfterS?: number; weakPasswordReasons?: string[] } = {},
  ) {
    super(message);
  }
}

export function answerAuthError(context: Context, error: AuthError): Response {
  const { retryAfterS, weakPasswordReasons } = error.extra;
  const body = {
    code: error.status,
    error_code: error.errorCode,
    msg: error.message,
    ...(weakPasswordReasons && { weak_password: { reasons: weakPasswordReasons, message: error.message } }),
  };
  return context.json(body, error.status, retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) });
}

export const invalidCredentials = () => new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
/** The same error for a code, which may have been sent by SMS. */
export const expiredCode = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
export const expiredLink = () => new AuthError(403, 'otp_expired', 'Email link is invalid or has expired');
