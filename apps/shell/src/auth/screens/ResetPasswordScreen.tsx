import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AuthPage } from '../AuthPage.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { useLinkToken } from '../linkToken.ts';
import { ResetPasswordForm } from '../ResetPasswordForm.tsx';

/** Opened by a link in an e-mail, which contains a single-use token. */
export function Component() {
  const { t } = useTranslation('shell');
  const token = useLinkToken();
  const [isInvalid, setIsInvalid] = useState(false);
  if (!token || isInvalid) {
    return (
      <AuthPage title={t('auth.resetTitle')}>
        <FormAlert>{t('auth.invalidLink')}</FormAlert>
        <Button as={RouterLink} to="/forgot-password" variant="primary">
          {t('auth.requestNewLink')}
        </Button>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('auth.resetTitle')} text={t('auth.passwordHint')}>
      <ResetPasswordForm token={token} onInvalid={() => setIsInvalid(true)} />
    </AuthPage>
  );
}
