import { loadScript } from '@fairtone/federation';
import type { Stripe, StripeConstructorOptions } from '@stripe/stripe-js';
import { loadStripe as makeStripe } from '@stripe/stripe-js/pure';

/** What the installed package is made for; a test holds the two together. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

const TIMEOUT_MS = 20_000;

/**
 * Stripe's library for a publishable key. Their own loader would give the script an address as plain text, which the page's
 * Trusted Types refuse; it takes the library that is there already.
 */
export async function loadStripe(key: string, options: StripeConstructorOptions): Promise<Stripe | null> {
  if (!('Stripe' in window)) await loadScript(STRIPE_SCRIPT, undefined, TIMEOUT_MS);
  return makeStripe(key, options);
}
