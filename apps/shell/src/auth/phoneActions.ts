import { detectLanguage } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import type { AppStore } from '@fairtone/store';
import { enter } from './authActions.ts';
import { toRefusal, type AuthRefusal } from './authRefusal.ts';

/** Requests a code by SMS. An unknown number gets an account. @returns null when the code was sent */
export async function sendCode(phone: string): Promise<AuthRefusal | null> {
  const { error } = await (
    await getAuth()
  ).signInWithOtp({
    phone,
    options: { data: { language: detectLanguage() } },
  });
  // The service refuses some numbers that the form accepts.
  if (error?.code === 'validation_failed') return 'code_not_sent';
  return error && toRefusal(error);
}

/** Signs in with the code that was sent. @returns null on success */
export async function signInWithCode(store: AppStore, phone: string, token: string): Promise<AuthRefusal | null> {
  const { error } = await (await getAuth()).verifyOtp({ phone, token, type: 'sms' });
  return error ? toRefusal(error) : enter(store);
}
