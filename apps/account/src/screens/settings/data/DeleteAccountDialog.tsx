import { isApiError } from '@fairtone/api';
import { useTranslation } from '@fairtone/i18n';
import { selectIsArtist, useAppSelector } from '@fairtone/store';
import { Banner, Checkbox, FormDialog, PasswordField, Text } from '@fairtone/ui';
import { useState } from 'react';
import { useAccountDeleteAccountMutation } from '../../../api/ownData';

const KNOWN_REFUSALS = [
  'wrong_password',
  'reauthentication_required',
  'balance_left',
  'payment_in_progress',
  'payout_in_progress',
  'refund_in_progress',
  'donation_in_progress',
];

interface Props {
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

/** Confirms the deletion of the account: asks for the password, and tells an artist about the balance that would be lost. */
export function DeleteAccountDialog({ onDeleted, onClose }: Props) {
  const { t } = useTranslation('account');
  const isArtist = useAppSelector(selectIsArtist);
  const [password, setPassword] = useState('');
  const [forfeitsBalance, setForfeitsBalance] = useState(false);
  const [deleteAccount, { error, isLoading }] = useAccountDeleteAccountMutation();
  const refusal = isApiError(error) && KNOWN_REFUSALS.includes(error.code) ? error.code : 'generic';

  async function handleSubmit() {
    // An account without a password needs a recent sign-in instead.
    const answer = await deleteAccount({
      ...(password && { password }),
      ...(forfeitsBalance && { forfeitsBalance }),
    });
    if (!answer.error) await onDeleted();
  }

  return (
    <FormDialog
      role="alertdialog"
      isDismissable={!isLoading}
      title={t('settings.deleteTitle')}
      closeLabel={t('action.close')}
      onClose={onClose}
      submitLabel={t('settings.deleteConfirm')}
      submitVariant="danger"
      isSubmitting={isLoading}
      onSubmit={handleSubmit}
    >
      <Text>{t('settings.deleteWarning')}</Text>
      {error && <Banner tone="danger">{t(`settings.deleteError.${refusal}`)}</Banner>}
      <PasswordField
        label={t('settings.password')}
        description={t('settings.passwordText')}
        autoComplete="current-password"
        showLabel={t('common:action.showPassword')}
        hideLabel={t('common:action.hidePassword')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {isArtist && (
        <Checkbox
          label={t('settings.forfeit')}
          checked={forfeitsBalance}
          onChange={(event) => setForfeitsBalance(event.target.checked)}
        />
      )}
    </FormDialog>
  );
}
