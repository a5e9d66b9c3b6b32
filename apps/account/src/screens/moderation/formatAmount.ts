import type { Language } from '@fairtone/contracts';

/**
 * Money in any currency, from its smallest unit: `formatAmount(1000, 'jpy', 'en')` gives "¥1,000".
 * @param currency an ISO 4217 code, in upper or lower case; without a valid one the number is shown alone
 */
export function formatAmount(smallestUnits: number, currency: string | null, language: Language): string {
  if (!currency || !/^[a-z]{3}$/i.test(currency)) return new Intl.NumberFormat(language).format(smallestUnits);
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(smallestUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
