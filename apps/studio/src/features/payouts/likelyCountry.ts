import { PAYOUT_COUNTRIES } from '@fairtone/domain';

/** The country that the browser's language suggests, if artists can be paid there; else the United States. */
export function likelyCountry(): string {
  const region = new Intl.Locale(navigator.language).maximize().region ?? '';
  return PAYOUT_COUNTRIES.includes(region) ? region : 'US';
}
