import type { Outbox } from '../outbox/outbox.ts';
import type { SmsSettings } from '../settings.ts';
import { AuthError } from './authError.ts';

/** Sends codes by SMS. Null: no provider is configured, and phone login is refused. */
export type TextSender = { send: (to: string, code: string) => Promise<void> } | null;

const TIMEOUT_MS = 10_000;

export function createTextSender(sms: SmsSettings, outbox: Outbox): TextSender {
  if (sms.provider === 'off') return null;
  if (sms.provider === 'twilio') return { send: (to, code) => sendByTwilio(sms, to, textOf(code)) };
  const subject = 'SMS';
  return { send: (to, code) => outbox.send({ to: `+${to}`, kind: 'sms', subject, text: textOf(code), code }) };
}

const textOf = (code: string) => `${code} is your Fairtone code.`;

async function sendByTwilio(
  { apiUrl, accountSid, authToken, sender }: Extract<SmsSettings, { provider: 'twilio' }>,
  to: string,
  text: string,
): Promise<void> {
  const sentBy: Record<string, string> = sender.startsWith('MG') ? { MessagingServiceSid: sender } : { From: sender };
  const answer = await fetch(`${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}` },
    body: new URLSearchParams({ To: `+${to}`, Body: text, ...sentBy }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!answer?.ok) throw new AuthError(422, 'sms_send_failed', 'The text message could not be sent');
}

export function requireTexts(texts: TextSender): NonNullable<TextSender> {
  if (!texts) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  return texts;
}
