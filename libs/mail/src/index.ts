export { AUTH_MAIL_KINDS, authMailBody, renderAuthMail, type AuthMailKind } from './authMail.ts';
export { escapeHtml } from './html.ts';
export type { RenderedMail } from './layOut.ts';
export { SmtpUnavailableError, RejectedEmailError, type Email, type MailTransport } from './email.ts';
export { payloadSchemas, type Payload, type QueuedKind } from './payloads.ts';
export { renderMail, type QueuedMail } from './renderMail.ts';
export { openSmtpTransport } from './smtpTransport.ts';
export { MAIL_LANGUAGES, mailLanguage, texts, type MailLanguage } from './texts/all.ts';
export type { Texts } from './texts/texts.ts';
