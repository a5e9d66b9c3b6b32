import { openSmtpTransport, SmtpUnavailableError, type MailTransport } from '@fairtone/mail';
import { secretKey } from '../_shared/apiKeys.ts';
import { env, optionalEnv, siteUrl } from '../_shared/env.ts';

/** Posts e-mails to MAIL_OUTBOX_URL, where developers can read them. */
function openOutbox(url: string): MailTransport {
  const headers = { apikey: secretKey(), 'content-type': 'application/json' };
  return {
    send: async (email) => {
      const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(email) });
      await response.body?.cancel();
      if (!response.ok) throw new SmtpUnavailableError(`The outbox answered ${response.status}.`);
    },
    verify: () => Promise.resolve(),
    close: () => undefined,
  };
}

/** Sends e-mails by SMTP, configured by SMTP_URL. */
export function openTransport(): MailTransport {
  const outbox = optionalEnv('MAIL_OUTBOX_URL');
  return !optionalEnv('SMTP_URL') && outbox
    ? openOutbox(outbox)
    : openSmtpTransport(env('SMTP_URL'), env('MAIL_FROM'), siteUrl());
}
