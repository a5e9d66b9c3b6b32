/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionSettingsTable } from '../_testing/settingsTable';
import { env, optionalEnv, siteUrl } from './env';
import { SETTINGS, type SettingName } from './settings';
import { stripeClient } from './stripeClient';

const withEnv = (env: Record<string, string>) =>
  Object.assign(globalThis, { Deno: { env: { get: (name: string) => env[name] } } });

describe('settings of the functions', () => {
  it.each([
    ['https://shop.test/', 'https://shop.test'],
    ['http://localhost:4200', 'http://localhost:4200'],
  ])('SITE_URL=%s is the shop at %s', (text, url) => {
    withEnv({ SITE_URL: text });
    expect(siteUrl()).toBe(url);
  });

  it.each(['shop.test', 'javascript:alert(1)', 'https://shop.test/path', 'https://user@shop.test'])(
    'SITE_URL=%s is refused',
    (text) => {
      withEnv({ SITE_URL: text });
      expect(siteUrl).toThrow('SITE_URL');
    },
  );

  it('hand a live key to nobody but Stripe', () => {
    const STRIPE_API_BASE = 'http://provider.test';
    withEnv({ STRIPE_API_BASE, STRIPE_SECRET_KEY: 'sk_live_4711' });
    expect(stripeClient).toThrow('STRIPE_API_BASE');
    withEnv({ STRIPE_API_BASE, STRIPE_SECRET_KEY: 'sk_test_4711' });
    expect(stripeClient).not.toThrow();
  });

  it.each<[SettingName, string]>([
    ['STRIPE_SECRET_KEY', 'pk_live_4711'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1, we_2'],
    ['STRIPE_WEBHOOK_SECRET', ' '],
    ['SMTP_URL', 'https://user:hunter2@mail.test'],
    ['MAIL_FROM', 'Shop'],
    ['MAIL_FROM', 'Shop\r\nBcc: <eve@shop.test>'],
    ['PAGE_SECRET', 'short'],
    ['ALLOWED_ORIGINS', 'https://a.test, *'],
    ['ALLOWED_ORIGINS', 'https://a.test/path'],
    ['SUPABASE_URL', 'localhost:4200'],
    ['SUPABASE_SERVICE_ROLE_KEY', 'two words'],
    ['SUPABASE_SECRET_KEYS', 'sb_secret_4711'],
    ['SUPABASE_SECRET_KEYS', '{"default":"sb_publishable_4711"}'],
    ['SUPABASE_PUBLISHABLE_KEYS', '["sb_publishable_4711"]'],
    ['MAIL_OUTBOX_URL', 'javascript:alert(1)'],
  ])('%s=%p is refused by name, and no secret is repeated', (name, text) => {
    withEnv({ [name]: text });
    expect(() => optionalEnv(name)).toThrow(new RegExp(`^${name} .* it takes `));
    expect(() => optionalEnv(name)).not.toThrow(/hunter2|4711|short|we_2|two words/);
  });

  it.each<[SettingName, string]>([
    ['STRIPE_WEBHOOK_SECRET', 'whsec_1, whsec_2='],
    ['MAIL_FROM', 'Fairtone <hello@shop.test>'],
    ['MAIL_FROM', 'hello@shop.test'],
    ['SMTP_URL', 'smtps://user:pass@mail.test:465'],
    ['ALLOWED_ORIGINS', 'https://a.test/, http://localhost:4231'],
    ['SUPABASE_SECRET_KEYS', '{"default":"sb_secret_1","previous":"sb_secret_2"}'],
  ])('%s=%p is taken', (name, text) => {
    withEnv({ [name]: text });
    expect(env(name)).toBe(text);
  });

  it('may be missing, unless a function needs them', () => {
    withEnv({ PAGE_SECRET: '' });
    expect([optionalEnv('PAGE_SECRET'), optionalEnv('SMTP_URL')]).toEqual([undefined, undefined]);
    expect(() => env('SMTP_URL')).toThrow('This function needs SMTP_URL in its environment.');
  });

  it('are read in one place, so that none is missing in their list', () => {
    const folder = join(__dirname, '..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.includes('.test.'),
    );
    const readers = sources.filter((path) => readFileSync(join(folder, path), 'utf8').includes('Deno.env'));
    expect(readers).toEqual(['_shared/env.ts']);
  });

  it('are all listed in the table of the guide to hosting', () => {
    const rows = functionSettingsTable().split('\n').slice(2);
    expect(rows.map((row) => row.split('`')[1])).toEqual(Object.keys(SETTINGS));
  });
});
