/** @jest-environment node */
import { providerEnv, readConfig } from './config.ts';

const ENV = {
  PAYMENTS_PORT: '4201',
  PAYMENTS_STATE_DIR: '/state',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  WEBHOOK_URL: 'http://127.0.0.1:4200/functions/v1/stripe-webhook',
};

describe('settings of the test-mode payment provider', () => {
  test('pages are on loopback and test switches are off by default', () => {
    expect(readConfig(ENV)).toMatchObject({ publicUrl: 'http://127.0.0.1:4201', hasTestControl: false });
    expect(readConfig({ ...ENV, PAYMENTS_TEST_CONTROL: '1' }).hasTestControl).toBe(true);
  });

  test('its pages may return to the site and to the listed origins', () => {
    const origins = {
      SITE_URL: 'https://shop.test/start',
      PAYMENTS_RETURN_ORIGINS: 'http://localhost:1, https://shop.test',
    };
    expect(readConfig({ ...ENV, ...origins }).returnOrigins).toEqual(['https://shop.test', 'http://localhost:1']);
    expect(readConfig(ENV).returnOrigins).toEqual([]);
  });

  test('the launcher’s settings pass through the environment unchanged', () => {
    const settings = {
      port: 4201,
      stateDir: '/state',
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      webhookUrl: 'http://127.0.0.1:4200/functions/v1/stripe-webhook',
      returnOrigins: ['https://shop.test', 'http://localhost:1'],
      openingCents: 500,
    };
    const env = providerEnv({ ...settings, siteUrl: 'https://shop.test', hasTestControl: true });
    expect(readConfig(env)).toMatchObject({ ...settings, hasTestControl: true });
  });

  test('a new provider has no money unless its settings say so', () => {
    expect(readConfig(ENV).openingCents).toBe(0);
    expect(() => readConfig({ ...ENV, PAYMENTS_OPENING_CENTS: '-1' })).toThrow('PAYMENTS_OPENING_CENTS');
  });

  test.each(['production', 'Production', 'prod'])('it does not start in the mode %s', (mode) => {
    expect(() => readConfig({ ...ENV, FAIRTONE_MODE: mode })).toThrow('production');
  });

  test.each(['sk_live_1', 'rk_live_1', 'pk_test_1', 'sk_test_', 'sk_test_1 sk_live_2'])(
    'it refuses the key %s',
    (key) => {
      expect(() => readConfig({ ...ENV, STRIPE_SECRET_KEY: key })).toThrow('test keys only');
    },
  );

  test.each(Object.keys(ENV))('it reports that %s is missing', (name) => {
    expect(() => readConfig({ ...ENV, [name]: undefined })).toThrow(name);
  });
});
