import { isApiError } from '@fairtone/api';
import type { TFunction } from 'i18next';

const OWN_CODES = [
  'donation_too_small',
  'price_too_high',
  'own_support',
  'artist_not_found',
  'already_supporting',
] as const;
const SHARED_CODES = ['rate_limited', 'provider_unavailable', 'network'] as const;

/** Text for a refusal of `create-donation`, in the reader's language. */
export function supportErrorText(error: unknown, t: TFunction<'checkout'>): string {
  if (!isApiError(error)) return t('support.error.generic');
  if (error.status === 401) return t('support.login.text');
  const own = OWN_CODES.find((code) => code === error.code);
  if (own) return t(`support.error.${own}`);
  const shared = SHARED_CODES.find((code) => code === error.code);
  return shared ? t(`payment.error.${shared}`) : t('support.error.generic');
}
