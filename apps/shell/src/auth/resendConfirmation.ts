import { getAuth } from '@fairtone/platform';
import { toRefusal } from './authRefusal.ts';

/** E-mails that can be sent again. */
export type ResendType = 'signup' | 'email_change';

/** Requests a confirmation e-mail again. @returns null, or the translation key of an error */
export async function resendConfirmation(email: string, type: ResendType | null): Promise<string | null> {
  if (!email || !type) return 'auth.errors.resend';
  const options = { emailRedirectTo: location.origin };
  const { error } = await (await getAuth()).resend({ email, type, options });
  return error && `auth.refusals.${toRefusal(error)}`;
}
