/** An e-mail ready for the post. */
export interface Letter {
  /** Used in the Message-ID: most mail programs show an e-mail that was sent twice only once. */
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

/** Refused for good: sending it again would be refused again. */
export class RejectedEmailError extends Error {}

/** The SMTP server accepts no e-mail at the moment; try again later. */
export class SmtpUnavailableError extends Error {}

export interface Post {
  /** @throws RejectedEmailError, SmtpUnavailableError, or another error after which a retry makes sense */
  send: (letter: Letter) => Promise<void>;
  close: () => void;
}

/** One click in the mail program's own list of senders ends it (RFC 8058); automatic answers stay away (RFC 3834). */
export function headersOf({ unsubscribeUrl, language }: Letter): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
