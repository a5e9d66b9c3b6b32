import { PRICE_MAX_CENTS, PROVIDER_MIN_CENTS, type AmountRefusal } from '@fairtone/domain';
import type { TFunction } from 'i18next';

/** Error text of an amount, with the amount that would be accepted. */
export function amountRefusalText(
  refusal: AmountRefusal,
  minimumCents: number,
  t: TFunction<'checkout'>,
  money: (cents: number) => string,
): string {
  switch (refusal) {
    case 'price_too_low':
      return t('pwyw.error.tooLow', { minimum: money(minimumCents) });
    case 'below_provider_minimum':
      return t('pwyw.error.belowProvider', { minimum: money(PROVIDER_MIN_CENTS) });
    case 'price_too_high':
      return t('pwyw.error.tooHigh', { maximum: money(PRICE_MAX_CENTS) });
    case 'invalid_amount':
      return t('pwyw.error.invalid');
  }
}
