import Stripe from 'stripe';
import { env, optionalEnv } from './env.ts';

/**
 * Stripe, or the provider at STRIPE_API_BASE that speaks the same API.
 * @throws when another provider would get a live key
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
