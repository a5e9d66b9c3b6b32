/** @jest-environment node */
import { nearest } from '@fairtone/servers/shared/settings';
import { requireSettings, SETTINGS, settingOf, type SettingName } from './schema.ts';

describe('the settings', () => {
  it.each<[SettingName, string, unknown]>([
    ['PORT', '8080', 8080],
    ['FAIRTONE_EMAIL_CONFIRMATION', 'off', false],
    ['SITE_URL', 'https://Shop.test/', 'https://shop.test'],
    ['FAIRTONE_ALLOWED_ORIGINS', 'https://a.test, http://b.test:8080', ['https://a.test', 'http://b.test:8080']],
    ['FAIRTONE_DEV_SERVERS', 'catalog=http://localhost:4232', [['catalog', 'http://localhost:4232']]],
    ['FAIRTONE_CANARY_WATCH', 'off', 'off'],
    ['FAIRTONE_HOST', '::1', '::1'],
    ['MAIL_FROM', 'Fairtone <hello@shop.test>', 'Fairtone <hello@shop.test>'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1,whsec_2', 'whsec_1,whsec_2'],
    ['FAIRTONE_QA', '', null],
  ])('%s=%j is read as %j', (name, text, value) => {
    expect(settingOf({ [name]: text }, name)).toEqual(value);
  });

  it.each<[SettingName, string]>([
    ['PORT', ' 80'],
    ['PORT', '0x50'],
    ['PORT', '8080.0'],
    ['FAIRTONE_PAYMENTS_PORT', '65536'],
    ['SITE_URL', 'shop.test'],
    ['SITE_URL', 'https://shop.test/shop'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['FAIRTONE_ALLOWED_ORIGINS', '*'],
    ['FAIRTONE_ALLOWED_ORIGINS', 'https://a.test/path'],
    ['FAIRTONE_CLIENT_TIMEOUT', '0'],
    ['FAIRTONE_TELEMETRY_SHARE', '1e-1'],
    ['FAIRTONE_RATE_LIMIT_FACTOR', 'Infinity'],
    ['FAIRTONE_DEV_SERVERS', 'catalog'],
    ['FAIRTONE_RELEASES_URL', 'ftp://releases.test'],
    ['FAIRTONE_TRUSTED_PROXIES', 'everybody'],
    ['MAIL_FROM', 'nobody'],
    ['PAYMENTS_TEST_CONTROL', 'true'],
  ])('%s=%j refuses the start and says what it takes', (name, text) => {
    const { takes } = SETTINGS[name].kind;
    expect(() => requireSettings({ [name]: text })).toThrow(`${name} is "${text}"; it ${takes}.`);
  });

  it('are all checked before the refusal, which does not repeat secrets', () => {
    const env = { PORT: 'x', STRIPE_SECRET_KEY: 'sk-live-4711', SMTP_URL: 'mail:hunter2@shop.test' };
    expect(() => requireSettings(env)).toThrow(/^PORT [^\n]+\nSMTP_URL has [^\n]+\nSTRIPE_SECRET_KEY has [^\n]+$/);
    expect(() => requireSettings(env)).not.toThrow(/4711|hunter2/);
  });

  it('that are unknown refuse the start and suggest the nearest name', () => {
    expect(() => requireSettings({ FAIRTONE_EMAIL_CONFIRM: 'on' })).toThrow(
      'FAIRTONE_EMAIL_CONFIRM is no setting; the nearest is FAIRTONE_EMAIL_CONFIRMATION.',
    );
    expect(() => requireSettings({ FAIRTONE_TEST_URL: 'x', FAIRTONE_CHROMIUM: 'x', HOME: '/root' })).not.toThrow();
  });

  it('are suggested by the fewest changed letters', () => {
    expect(nearest('FAIRTONE_MOD', ['FAIRTONE_DEMO', 'FAIRTONE_MODE'])).toBe('FAIRTONE_MODE');
  });
});
