import Stripe from 'stripe';
import { Refusal } from './refusal.ts';

/** Stripe returns references as ids, or as objects when they are expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** Errors with which the provider refuses a request: repeating it is useless. After other errors the result is unknown. */
export function isFinal(error: unknown): error is Stripe.errors.StripeError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripePermissionError ||
    error instanceof Stripe.errors.StripeCardError
  );
}

export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/**
 * Sends a request to the provider while a person waits.
 * @throws Refusal 502 `provider_unavailable` when it cannot be reached; its refusals and ours are rethrown
 */
export async function callProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Refusal || isFinal(error)) throw error;
    console.error(error);
    throw new Refusal(502, 'provider_unavailable', 'The payment provider cannot be reached.');
  }
}

/** Converts the provider's seconds since 1970 to the database's timestamps. */
export const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Stripe's limit for the name of a product, which is what a line of the payment page shows. */
const NAME_MAX_CHARACTERS = 250;

/** A name as long as Stripe takes it: a longer one would refuse the whole payment. Never ends within a character. */
export function productName(name: string): string {
  if (name.length <= NAME_MAX_CHARACTERS) return name;
  return `${name
    .slice(0, NAME_MAX_CHARACTERS - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
