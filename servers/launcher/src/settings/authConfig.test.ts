/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../../testing/projectRoot.ts';
import { readAuthConfig } from './authConfig.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairtone-config-'));
  mkdirSync(join(root, 'supabase'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const withToml = (text: string) => writeFileSync(join(root, 'supabase/config.toml'), text);

describe('the rules of accounts', () => {
  it('are those of config.toml, which a hosted project reads too', () => {
    withToml(`
[auth]
jwt_expiry = 1800 # half an hour
refresh_token_reuse_interval = 5
[auth.email]
enable_confirmations = true
double_confirm_changes = false
secure_password_change = false
max_frequency = "90s"
otp_length = 8
otp_expiry = 600
[storage]
otp_length = 99`);
    expect(readAuthConfig(root, {}, 'development')).toMatchObject({
      accessTokenS: 1800,
      refreshReuseS: 5,
      emailConfirmation: true,
      doubleConfirmChanges: false,
      securePasswordChange: false,
      messageIntervalS: 90,
      codeLength: 8,
      codeLifetimeS: 600,
    });
  });

  it.each([
    ['[auth.email]\nsecure_password_change = True', 'secure_password_change'],
    ['[auth.email]\nenable_confirmations = "yes"', 'enable_confirmations'],
    ['[auth]\njwt_expiry = 1h', 'jwt_expiry'],
    ['[auth.email]\nmax_frequency = "1m"', 'max_frequency'],
  ])('are not guessed from %j', (text, key) => {
    withToml(text);
    expect(() => readAuthConfig(root, {}, 'development')).toThrow(`config.toml: ${key} in [auth`);
  });

  it('equal those of the product’s config.toml', () => {
    expect(readAuthConfig(projectRoot(), {}, 'development')).toMatchObject({
      accessTokenS: 3600,
      refreshReuseS: 10,
      emailConfirmation: false,
      doubleConfirmChanges: true,
      securePasswordChange: true,
      messageIntervalS: 60,
      codeLength: 6,
      codeLifetimeS: 3600,
    });
  });

  it('take e-mail confirmation from the environment', () => {
    withToml('[auth.email]\nenable_confirmations = true');
    expect(readAuthConfig(root, { FAIRTONE_EMAIL_CONFIRMATION: 'off' }, 'development').emailConfirmation).toBe(false);
  });

  it('send SMS to the outbox in development, and none in production without a provider', () => {
    expect(readAuthConfig(root, {}, 'development').sms).toEqual({ provider: 'outbox' });
    expect(readAuthConfig(root, {}, 'production').sms).toEqual({ provider: 'off' });
    const twilio = {
      FAIRTONE_SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 't',
      TWILIO_SENDER: '+1555',
    };
    expect(readAuthConfig(root, twilio, 'production').sms).toMatchObject({ provider: 'twilio', accountSid: 'AC1' });
  });

  it.each([
    ['production', { FAIRTONE_SMS_PROVIDER: 'outbox' }],
    ['production', { FAIRTONE_SMS_PROVIDER: 'twilio' }],
    ['development', { FAIRTONE_SMS_PROVIDER: 'pigeon' }],
    ['development', { FAIRTONE_TRUSTED_PROXIES: 'everybody' }],
  ] as const)('refuse in %s %j', (mode, env) => {
    expect(() => readAuthConfig(root, env, mode)).toThrow(/FAIRTONE_/);
  });
});
