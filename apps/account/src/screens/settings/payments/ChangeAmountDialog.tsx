import { DONATION_MAX_CENTS, parseDollars, refuseDonation } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { FormDialog, Text, TextField } from '@fairtone/ui';
import { useState } from 'react';
import type { Support } from '../../../api/support';
import { useSupportChange } from './useSupportChange';

interface Props {
  support: Support;
  name: string;
  onClose: () => void;
}

/** Dialog that changes the monthly amount from the next month on. */
export function ChangeAmountDialog({ support, name, onClose }: Props) {
  const { t } = useTranslation('account');
  const { money } = useFormatters();
  const [dollars, setDollars] = useState((support.amount_cents / 100).toFixed(2));
  const { change, isLoading } = useSupportChange(support.id, name);
  const cents = parseDollars(dollars);
  const problem = refuseDonation(cents);

  async function handleSubmit() {
    if (cents === null || problem) return;
    if (cents === support.amount_cents || (await change({ amountCents: cents }))) onClose();
  }

  return (
    <FormDialog
      isDismissable={!isLoading}
      title={t('support.changeOf', { name })}
      closeLabel={t('action.close')}
      onClose={onClose}
      submitLabel={t('action.save')}
      isSubmitting={isLoading}
      isBlocked={problem !== null}
      onSubmit={handleSubmit}
    >
      <Text tone="muted">{t('support.fromNext')}</Text>
      <TextField
        label={t('support.amount')}
        inputMode="decimal"
        autoComplete="off"
        prefix="$"
        value={dollars}
        error={problem && t(`support.error.${problem}`, { maximum: money(DONATION_MAX_CENTS) })}
        onChange={(event) => setDollars(event.target.value)}
      />
    </FormDialog>
  );
}
