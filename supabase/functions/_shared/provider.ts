import Stripe from 'stripe';
import { Refusal } from './refusal.ts';

/** Stripe names other objects by id, or brings them along when asked to. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** The provider understood and said no: asking again the same way is of no use. Anything else may have happened or not. */
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
 * Asks the provider something that a person waits for.
 * @throws Refusal 502 `provider_unavailable` when it cannot be reached; what it refuses is thrown as it came
 */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isFinal(error)) throw error;
    console.error(error);
    throw new Refusal(502, 'provider_unavailable', 'The payment provider cannot be reached.');
  }
}

/** Seconds since 1970, as the provider counts, as the database takes them. */
export const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString();
