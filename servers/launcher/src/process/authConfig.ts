import { join } from 'node:path';
import type { TrustedProxies } from '../../../shared/src/http/clientAddress.ts';
import type { Mode } from './config.ts';
import { settingOf } from './settings/settings.ts';
import { readTomlSettings } from './tomlSettings.ts';

export type SmsConfig =
  | { provider: 'off' }
  /** Development: into the outbox page. */
  | { provider: 'outbox' }
  | { provider: 'twilio'; accountSid: string; authToken: string; sender: string; apiUrl: string };

/** Rules of accounts. What a hosted project reads from supabase/config.toml is read from there here too. */
export type AuthConfig = {
  /** Whether a new account must confirm its e-mail before the first sign-in. */
  emailConfirmation: boolean;
  /** A changed e-mail is confirmed at the old address as well as at the new one. */
  doubleConfirmChanges: boolean;
  /** A session older than a day needs a mailed code for a new password. */
  securePasswordChange: boolean;
  accessTokenS: number;
  refreshReuseS: number;
  codeLength: number;
  codeLifetimeS: number;
  /** Shortest time between two messages to one address. */
  messageIntervalS: number;
  sms: SmsConfig;
  trustedProxies: TrustedProxies;
};

export function readAuthConfig(root: string, env: NodeJS.ProcessEnv, mode: Mode): AuthConfig {
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

function readSms(env: NodeJS.ProcessEnv, mode: Mode): SmsConfig {
  // The outbox page exists in development only, and only while no mail server takes its place.
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
