import type { Language } from '@fairtone/contracts';

/** Marks an artist's page as the way back from the payment; the provider adds how it went. */
const STATUS = 'redirect_status';
const OF_PROVIDER = ['payment_intent', 'payment_intent_client_secret', STATUS];

/** Where the provider leads back to: the page of whom the money goes to. */
export const returnUrl = (artistId: string) => `${location.origin}/artist/${artistId}`;

/** The test-mode page that replaces Stripe's card form. */
export function testConfirmationUrl(base: string, clientSecret: string, artistId: string, locale: Language): string {
  const query = new URLSearchParams({ return_url: returnUrl(artistId), locale });
  return `${base}/pay/intent/${clientSecret}?${query.toString()}`;
}

/** Whether this visit comes back from a payment that went through. */
export const comesFromPayment = (params: URLSearchParams) => params.get(STATUS) === 'succeeded';

/** The address without what the provider added: a reload must not thank again. */
export function withoutPayment(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of OF_PROVIDER) rest.delete(name);
  return rest;
}
