import type { PaymentSettings } from '@fairtone/servers/supabase';
import type { Secrets } from '../data/secrets.ts';
import type { Config } from '../settings/config.ts';

export const LOCAL_SECRET_KEY = 'sk_test_fairtone_local';

/** Stripe when its key is set, else the test-mode provider on this machine. */
export function paymentSettings(config: Config, secrets: Secrets, localPort: number | null): PaymentSettings {
  const { secretKey, webhookSecret } = config.stripe;
  if (!secretKey)
    return {
      secretKey: LOCAL_SECRET_KEY,
      webhookSecret: secrets.webhookSecret,
      apiBase: `http://127.0.0.1:${localPort}`,
    };
  if (!webhookSecret)
    throw new Error('STRIPE_SECRET_KEY is set, STRIPE_WEBHOOK_SECRET is not: paid orders could never be told apart.');
  return { secretKey, webhookSecret, apiBase: null };
}
