/** @jest-environment node */
import { siteUrl } from './env';
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
});
