/** An e-mail that can be sent. */
export interface Email {
  /** Used in the Message-ID, so that most mail programs show an e-mail only once when it was sent twice. */
  id: string;
  to: string;
  kind: string;
  language: string;
  subject: string;
  text: string;
  html: string;
  link: string | null;
  unsubscribeUrl: string | null;
}

/** The SMTP server refused the e-mail permanently; a retry would be refused again. */
export class RejectedEmailError extends Error {}

/** The SMTP server accepts no e-mail at the moment; try again later. */
export class SmtpUnavailableError extends Error {}

export interface MailTransport {
  /** @throws RejectedEmailError, SmtpUnavailableError, or another error after which a retry makes sense */
  send: (email: Email) => Promise<void>;
  /** Signs in to the server and sends nothing. @throws when it is not reached or refuses the password */
  verify: () => Promise<void>;
  close: () => void;
}

/** Headers of an e-mail: one-click unsubscribe in mail programs (RFC 8058), and no automatic replies (RFC 3834). */
export function headersOf({ unsubscribeUrl, language }: Email): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
