import { loadScript } from '@fairtone/federation';
import type { Stripe, StripeConstructorOptions } from '@stripe/stripe-js';
import { loadStripe as makeStripe } from '@stripe/stripe-js/pure';

/** URL of the script version that the installed package expects; a test compares the two. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

const TIMEOUT_MS = 20_000;

/**
 * Loads Stripe's library for a publishable key. Stripe's own loader would set the script's `src` to a plain string, which the page's
 * Trusted Types refuse; it uses `window.Stripe` when that exists.
 */
export async function loadStripe(key: string, options: StripeConstructorOptions): Promise<Stripe | null> {
  if (!('Stripe' in window)) await loadScript(STRIPE_SCRIPT, undefined, TIMEOUT_MS);
  return makeStripe(key, options);
}
