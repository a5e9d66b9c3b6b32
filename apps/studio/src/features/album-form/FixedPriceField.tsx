import { ARTIST_SHARE_PERCENT, parseDollars } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AlbumFormValues } from './albumFormSchema';
import { PriceField } from './PriceField';
import { YouReceive } from './YouReceive';

/** The fixed price, with the artist's share of the typed amount. */
export function FixedPriceField() {
  const { t } = useTranslation('studio');
  const { control } = useFormContext<AlbumFormValues>();
  const typed = useWatch({ control, name: 'fixedPrice' });
  return (
    <div>
      <PriceField name="fixedPrice" label={t('pricing.fixedPrice')} description={t('pricing.fixedPriceHint')} />
      <YouReceive amountCents={parseDollars(typed)} sharePercent={ARTIST_SHARE_PERCENT} />
    </div>
  );
}
