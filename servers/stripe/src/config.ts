export interface PaymentsConfig {
  port: number;
  stateDir: string;
  /** The only accepted API key. Always a test key. */
  secretKey: string;
  /** Secret that signs the webhooks, like `whsec_…` at Stripe. */
  webhookSecret: string;
  webhookUrl: string;
  /** URL at which browsers reach the payment pages, without a trailing slash. */
  publicUrl: string;
  /** Origins of the shop, to which pages may redirect. */
  returnOrigins: string[];
  businessName: string;
  /** The balance of a new provider, in cents: sales that were charged elsewhere, such as the demo's, are paid out from it. */
  openingCents: number;
  hasTestControl: boolean;
}

/** The bundle of the provider's process, relative to the project folder. */
export const PROVIDER_PROGRAM = 'dist/servers/payments.mjs';

/** Settings that the launcher decides; the others are derived from them. */
export type ProviderSettings = Pick<
  PaymentsConfig,
  | 'hasTestControl'
  | 'openingCents'
  | 'port'
  | 'returnOrigins'
  | 'secretKey'
  | 'stateDir'
  | 'webhookSecret'
  | 'webhookUrl'
> & { siteUrl: string };

/** The environment of a provider's process, in the form that `readConfig` parses. */
export const providerEnv = (settings: ProviderSettings): Record<string, string> => ({
  PAYMENTS_PORT: String(settings.port),
  PAYMENTS_STATE_DIR: settings.stateDir,
  STRIPE_SECRET_KEY: settings.secretKey,
  STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
  WEBHOOK_URL: settings.webhookUrl,
  SITE_URL: settings.siteUrl,
  PAYMENTS_RETURN_ORIGINS: settings.returnOrigins.join(','),
  PAYMENTS_OPENING_CENTS: String(settings.openingCents),
  ...(settings.hasTestControl ? { PAYMENTS_TEST_CONTROL: '1' } : {}),
});

function need(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name]?.trim();
  if (!value) throw new Error(`The test-mode payment provider needs ${name}.`);
  return value;
}

function readOpening({ PAYMENTS_OPENING_CENTS = '0' }: NodeJS.ProcessEnv): number {
  if (!/^\d{1,12}$/.test(PAYMENTS_OPENING_CENTS)) throw new Error('PAYMENTS_OPENING_CENTS is not a number of cents.');
  return Number(PAYMENTS_OPENING_CENTS);
}

/** The origin of SITE_URL, and those listed in PAYMENTS_RETURN_ORIGINS. */
function readOrigins({ SITE_URL, PAYMENTS_RETURN_ORIGINS }: NodeJS.ProcessEnv): string[] {
  const urls = [SITE_URL ?? '', ...(PAYMENTS_RETURN_ORIGINS ?? '').split(',')].map((url) => url.trim());
  return [...new Set(urls.filter((url) => url !== '').map((url) => new URL(url).origin))];
}

/**
 * Reads the provider's settings.
 * @throws outside development mode, and for a key that is not a Stripe test key: this provider never moves money
 */
export function readConfig(env: NodeJS.ProcessEnv): PaymentsConfig {
  if ((env.FAIRTONE_MODE || 'development') !== 'development') {
    throw new Error('The test-mode payment provider does not run in production. Set STRIPE_SECRET_KEY to use Stripe.');
  }
  const secretKey = need(env, 'STRIPE_SECRET_KEY');
  if (!/^sk_test_\w+$/.test(secretKey)) {
    throw new Error('The test-mode payment provider takes test keys only (sk_test_…).');
  }
  const port = Number(need(env, 'PAYMENTS_PORT'));
  if (!Number.isInteger(port) || port < 1 || port > 65535) throw new Error('PAYMENTS_PORT is not a port.');
  return {
    port,
    stateDir: need(env, 'PAYMENTS_STATE_DIR'),
    secretKey,
    webhookSecret: need(env, 'STRIPE_WEBHOOK_SECRET'),
    webhookUrl: new URL(need(env, 'WEBHOOK_URL')).href,
    publicUrl: (env.PAYMENTS_PUBLIC_URL ?? `http://127.0.0.1:${port}`).replace(/\/+$/, ''),
    returnOrigins: readOrigins(env),
    businessName: env.PAYMENTS_BUSINESS_NAME ?? 'Fairtone',
    openingCents: readOpening(env),
    hasTestControl: env.PAYMENTS_TEST_CONTROL === '1',
  };
}
