import Stripe from 'stripe';
import { env } from './env.ts';

/** Stripe, or the provider at STRIPE_API_BASE that speaks the same API. */
export function stripeClient(): Stripe {
  const base = Deno.env.get('STRIPE_API_BASE');
  const { protocol, hostname, port } = new URL(base || 'https://api.stripe.com');
  return new Stripe(env('STRIPE_SECRET_KEY'), {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
}
