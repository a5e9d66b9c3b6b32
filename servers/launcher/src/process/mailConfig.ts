import { settingOf } from './settings/settings.ts';

/** Where e-mails go. Null, in development only: into the outbox page. */
export type MailConfig = { smtpUrl: string; from: string } | null;

export function readMailConfig(env: NodeJS.ProcessEnv, siteUrl: string): MailConfig {
  const smtpUrl = settingOf(env, 'SMTP_URL');
  if (smtpUrl === null) return null;
  return { smtpUrl, from: settingOf(env, 'MAIL_FROM') ?? `Fairtone <no-reply@${new URL(siteUrl).hostname}>` };
}
