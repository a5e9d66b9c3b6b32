import type { Language } from '@fairtone/contracts';

/** Query parameter that the provider adds to the return URL: the outcome of the payment. */
const STATUS = 'redirect_status';
const OF_PROVIDER = ['payment_intent', 'payment_intent_client_secret', STATUS];

/** URL to which the provider redirects after the payment: the page of the supported artist. */
export const returnUrl = (artistId: string) => `${location.origin}/artist/${artistId}`;

/** The test-mode page that replaces Stripe's card form. */
export function testConfirmationUrl(base: string, clientSecret: string, artistId: string, locale: Language): string {
  const query = new URLSearchParams({ return_url: returnUrl(artistId), locale });
  return `${base}/pay/intent/${clientSecret}?${query.toString()}`;
}

/** Whether the page was opened by a redirect after a successful payment. */
export const comesFromPayment = (params: URLSearchParams) => params.get(STATUS) === 'succeeded';

/** The query without the provider's parameters, so that a reload does not thank again. */
export function withoutPayment(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  for (const name of OF_PROVIDER) rest.delete(name);
  return rest;
}
