import Stripe from 'stripe';
import { env, optionalEnv } from './env.ts';

/**
 * Client of Stripe, or of the provider at STRIPE_API_BASE with the same API.
 * @throws when a live key would be sent to another provider
 */
export function stripeClient(): Stripe {
  const base = optionalEnv('STRIPE_API_BASE');
  const key = env('STRIPE_SECRET_KEY');
  if (base && !key.startsWith('sk_test_'))
    throw new Error('STRIPE_API_BASE is for test keys (sk_test_…): only Stripe itself gets another.');
  const { protocol, hostname, port } = new URL(base || 'https://api.stripe.com');
  return new Stripe(key, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
}
