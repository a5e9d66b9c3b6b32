import { RejectedEmailError, renderMail, type Email } from '@fairtone/mail';
import { env, siteUrl } from '../_shared/env.ts';
import { publicUrl } from '../_shared/publicUrl.ts';
import type { ClaimedEmail } from './queue.ts';

function unsubscribeUrlOf({ unsubscribe_token: token, language }: ClaimedEmail): string | null {
  if (!token) return null;
  const url = new URL(publicUrl(`${env('SUPABASE_URL').replace(/\/+$/, '')}/functions/v1/unsubscribe`));
  url.searchParams.set('token', token);
  url.searchParams.set('lang', language);
  return url.href;
}

/** @throws RefusedLetter when there is no text for an entry of the queue */
export function renderEmail(email: ClaimedEmail): Email {
  const unsubscribeUrl = unsubscribeUrlOf(email);
  try {
    const mail = renderMail(email, { siteUrl: siteUrl(), unsubscribeUrl });
    return { ...mail, id: email.id, to: email.to_address, kind: email.kind, unsubscribeUrl };
  } catch (error) {
    throw new RejectedEmailError(error instanceof Error ? error.message : String(error));
  }
}
