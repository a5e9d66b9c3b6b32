import { isApiError } from '@fairtone/api';
import type { TFunction } from 'i18next';

const KNOWN_CODES = [
  'already_owned',
  'own_album',
  'album_not_found',
  'price_changed',
  'price_too_low',
  'price_too_high',
  'below_provider_minimum',
  'invalid_amount',
  'duplicate_item',
  'empty_cart',
  'too_many_items',
  'login_required',
  'rate_limited',
  'provider_unavailable',
  'payment_in_progress',
  'network',
] as const;

/** Text for a refusal of `create-payment`, in the reader's language. */
export function paymentErrorText(error: unknown, t: TFunction<'checkout'>): string {
  if (!isApiError(error)) return t('payment.error.generic');
  if (error.status === 401) return t('payment.error.login_required');
  // The server answered with success, but without a payment URL.
  if (error.code === 'unexpected_answer' && error.status === 200) return t('payment.error.no_url');
  const code = KNOWN_CODES.find((known) => known === error.code);
  return code ? t(`payment.error.${code}`) : t('payment.error.generic');
}
