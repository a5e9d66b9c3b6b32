import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../AuthPage.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { ResetPasswordForm } from '../ResetPasswordForm.tsx';

/** Reached from the e-mail's link, which carries a single-use token. */
export function Component() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const token = params.get('token') ?? params.get('token_hash');
  if (!token) {
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
      <ResetPasswordForm token={token} />
    </AuthPage>
  );
}
