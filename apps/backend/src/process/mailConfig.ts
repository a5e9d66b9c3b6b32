/** Where e-mails go. Null, in development only: into the outbox page. */
export type MailConfig = { smtpUrl: string; from: string } | null;

export function readMailConfig(env: NodeJS.ProcessEnv, siteUrl: string): MailConfig {
  const smtpUrl = env.SMTP_URL;
  if (!smtpUrl) return null;
  if (!/^smtps?:\/\/[^/\s]+/.test(smtpUrl)) throw new Error('SMTP_URL is no smtp:// or smtps:// address.');
  return { smtpUrl, from: env.MAIL_FROM || `Fairtone <no-reply@${new URL(siteUrl).hostname}>` };
}
