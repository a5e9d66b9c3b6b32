import { useTranslation } from '@fairtone/i18n';
import { RadioGroup, Stack } from '@fairtone/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import type { AlbumFormValues } from './albumFormSchema';
import { FixedPriceField } from './FixedPriceField';
import { OpenPriceFields } from './OpenPriceFields';

/** The price option and the fields that belong to it. */
export function PricingFields() {
  const { t } = useTranslation('studio');
  const { register, control } = useFormContext<AlbumFormValues>();
  const option = useWatch({ control, name: 'priceOption' });
  return (
    <Stack gap={6}>
      <RadioGroup
        label={t('pricing.option')}
        isLabelHidden
        isTiled
        options={[
          { value: 'fixed', label: t('pricing.fixed.label'), description: t('pricing.fixed.text') },
          { value: 'pay_what_you_want', label: t('pricing.open.label'), description: t('pricing.open.text') },
          { value: 'free', label: t('pricing.free.label'), description: t('pricing.free.text') },
        ]}
        defaultValue={option}
        {...register('priceOption')}
      />
      {option === 'fixed' && <FixedPriceField />}
      {option === 'pay_what_you_want' && <OpenPriceFields />}
    </Stack>
  );
}
