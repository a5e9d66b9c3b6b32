import {
  ALBUM_TITLE_MAX,
  ALBUM_TITLE_MIN,
  FIXED_PRICE_MIN_CENTS,
  PRICE_MAX_CENTS,
  PROVIDER_MIN_CENTS,
} from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { FieldError } from 'react-hook-form';
import { DESCRIPTION_MAX, PRICING_MESSAGE_MAX } from './albumFormSchema';

/** Returns a function that translates a field's error. */
export function useProblem() {
  const { t } = useTranslation('studio');
  const { money } = useFormatters();
  return (error: Pick<FieldError, 'message'> | undefined): string | undefined =>
    error?.message &&
    t(`albumForm.problem.${error.message}`, {
      titleMin: ALBUM_TITLE_MIN,
      titleMax: ALBUM_TITLE_MAX,
      descriptionMax: DESCRIPTION_MAX,
      messageMax: PRICING_MESSAGE_MAX,
      fixedMin: money(FIXED_PRICE_MIN_CENTS),
      priceMax: money(PRICE_MAX_CENTS),
      providerMin: money(PROVIDER_MIN_CENTS),
    });
}
