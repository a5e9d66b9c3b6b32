import type { MailSettings } from '@fairtone/servers/supabase';
import { settingOf } from './schema/schema.ts';

export function readMailConfig(env: NodeJS.ProcessEnv, siteUrl: string): MailSettings {
  const smtpUrl = settingOf(env, 'SMTP_URL');
  if (smtpUrl === null) return null;
  return { smtpUrl, from: settingOf(env, 'MAIL_FROM') ?? `Fairtone <no-reply@${new URL(siteUrl).hostname}>` };
}
