import type { AuthSettings, SmsSettings, SupabaseSettings } from '@fairtone/servers/supabase';
import { join } from 'node:path';
import { settingOf } from './schema/schema.ts';
import { readTomlSettings } from './tomlSettings.ts';

/** Account rules, read from supabase/config.toml as a hosted project does. */
export function readAuthConfig(root: string, env: NodeJS.ProcessEnv, mode: SupabaseSettings['mode']): AuthSettings {
  const toml = readTomlSettings(join(root, 'supabase/config.toml'));
  const confirms = toml.flag('auth.email', 'enable_confirmations', false);
  return {
    emailConfirmation: settingOf(env, 'FAIRTONE_EMAIL_CONFIRMATION') ?? confirms,
    doubleConfirmChanges: toml.flag('auth.email', 'double_confirm_changes', true),
    securePasswordChange: toml.flag('auth.email', 'secure_password_change', true),
    accessTokenS: toml.number('auth', 'jwt_expiry', 3600),
    refreshReuseS: toml.number('auth', 'refresh_token_reuse_interval', 10),
    codeLength: toml.number('auth.email', 'otp_length', 6),
    codeLifetimeS: toml.number('auth.email', 'otp_expiry', 3600),
    messageIntervalS: toml.number('auth.email', 'max_frequency', 60),
    sms: readSms(env, mode),
    trustedProxies: settingOf(env, 'FAIRTONE_TRUSTED_PROXIES') ?? { hops: 0 },
  };
}

function readSms(env: NodeJS.ProcessEnv, mode: SupabaseSettings['mode']): SmsSettings {
  // The outbox page exists only in development without a mail server.
  const hasOutbox = mode === 'development' && !env.SMTP_URL;
  const usual = hasOutbox ? 'outbox' : 'off';
  const provider = settingOf(env, 'FAIRTONE_SMS_PROVIDER') ?? usual;
  if (provider === 'off') return { provider };
  if (provider === 'outbox') {
    if (!hasOutbox) throw new Error('FAIRTONE_SMS_PROVIDER=outbox: there is no outbox page here. Use twilio or off.');
    return { provider };
  }
  const accountSid = settingOf(env, 'TWILIO_ACCOUNT_SID');
  const authToken = settingOf(env, 'TWILIO_AUTH_TOKEN');
  const sender = settingOf(env, 'TWILIO_SENDER');
  if (!accountSid || !authToken || !sender) {
    throw new Error('FAIRTONE_SMS_PROVIDER=twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_SENDER.');
  }
  return {
    provider,
    accountSid,
    authToken,
    sender,
    apiUrl: settingOf(env, 'TWILIO_API_URL') ?? 'https://api.twilio.com',
  };
}
