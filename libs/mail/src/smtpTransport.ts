import { createTransport } from 'nodemailer';
import { headersOf, SmtpUnavailableError, RejectedEmailError, type Email, type MailTransport } from './email.ts';

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/**
 * Whether the server will never accept this address or text. A wrong password is not permanent, because the operator
 * can fix it.
 */
const isPermanent = ({ code, responseCode = 0 }: SmtpError) =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

const CLOSED = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'ENOAUTH']);

/** Removes the recipient from the server's response, so that logs and the queue's error do not contain it. */
const describeError = (error: SmtpError, { to }: Email) =>
  (error.message ?? 'SMTP failed').replaceAll(to, '<recipient>');

/**
 * Sends e-mails by SMTP.
 * @param smtpUrl `smtps://user:password@host:465`, or `smtp://…:587`, which uses STARTTLS when the server offers it
 * @param from as in a mail program: `Fairtone <hello@fairtone.example>`
 */
export function openSmtpTransport(smtpUrl: string, from: string, siteUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { hostname } = new URL(siteUrl);
  return {
    send: async (email) => {
      const { id, to, subject, text, html } = email;
      try {
        const messageId = `<${id}@${hostname}>`;
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers: headersOf(email),
        });
      } catch (cause) {
        const error = cause as SmtpError;
        const message = describeError(error, email);
        if (isPermanent(error)) throw new RejectedEmailError(message);
        throw CLOSED.has(error.code ?? '') ? new SmtpUnavailableError(message) : new Error(message);
      }
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}
