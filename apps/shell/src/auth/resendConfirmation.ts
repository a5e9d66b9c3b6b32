import { getAuth } from '@fairtone/platform';
import { toRefusal } from './authRefusal.ts';

/** E-mails that can be asked for again. */
export type ResendType = 'signup' | 'email_change';

/** Asks for a confirmation e-mail once more. @returns null, or the key of what to say */
export async function resendConfirmation(email: string, type: ResendType | null): Promise<string | null> {
  if (!email || !type) return 'auth.errors.resend';
  const options = { emailRedirectTo: location.origin };
  const { error } = await (await getAuth()).resend({ email, type, options });
  return error && `auth.refusals.${toRefusal(error)}`;
}
