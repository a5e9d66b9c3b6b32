import { createTransport } from 'nodemailer';
import { headersOf, SmtpUnavailableError, RejectedEmailError, type Letter, type Post } from './letter.ts';

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** An address or text that the server will never accept. A wrong password is not one: the operator has to fix that. */
const isForGood = ({ code, responseCode = 0 }: SmtpError) =>
  responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');

const CLOSED = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'ENOAUTH']);

/** Servers repeat the recipient in what they answer; the log and the queue's error shall not. */
const wordsOf = (error: SmtpError, { to }: Letter) => (error.message ?? 'SMTP failed').replaceAll(to, '<recipient>');

/**
 * Post by SMTP. `smtps://user:password@host:465` or `smtp://…:587` (which turns to TLS when the server offers it).
 * @param from as in a mail program: `Fairtone <hello@fairtone.example>`
 */
export function openSmtpPost(smtpUrl: string, from: string, siteUrl: string): Post {
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
    send: async (letter) => {
      const { id, to, subject, text, html } = letter;
      try {
        const messageId = `<${id}@${hostname}>`;
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          headers: headersOf(letter),
        });
      } catch (cause) {
        const error = cause as SmtpError;
        const words = wordsOf(error, letter);
        if (isForGood(error)) throw new RejectedEmailError(words);
        throw CLOSED.has(error.code ?? '') ? new SmtpUnavailableError(words) : new Error(words);
      }
    },
    close: () => transport.close(),
  };
}
