import { css } from '@emotion/react';
import { ARTIST_SHARE_PERCENT } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Stack, TextArea } from '@fairtone/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { readOptional, type AlbumFormValues } from './albumFormSchema';
import { PriceField } from './PriceField';
import { useProblem } from './useProblem';
import { YouReceive } from './YouReceive';

const pair = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
});

/** Fields of a name-your-price album: minimum, suggested price, and a message to listeners. */
export function OpenPriceFields() {
  const { t } = useTranslation('studio');
  const problem = useProblem();
  const { register, control, formState } = useFormContext<AlbumFormValues>();
  const suggested = useWatch({ control, name: 'suggestedPrice' });
  return (
    <Stack gap={5}>
      <div css={pair}>
        <PriceField name="minimumPrice" label={t('pricing.minimumPrice')} description={t('pricing.minimumPriceHint')} />
        <div>
          <PriceField
            name="suggestedPrice"
            label={t('pricing.suggestedPrice')}
            description={t('pricing.suggestedPriceHint')}
          />
          <YouReceive amountCents={readOptional(suggested) ?? null} sharePercent={ARTIST_SHARE_PERCENT} />
        </div>
      </div>
      <TextArea
        label={t('pricing.message')}
        description={t('pricing.messageHint')}
        error={problem(formState.errors.pricingMessage)}
        rows={3}
        {...register('pricingMessage')}
      />
    </Stack>
  );
}
