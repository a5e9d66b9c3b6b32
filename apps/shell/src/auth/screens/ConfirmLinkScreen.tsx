import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppStore } from '@fairtone/store';
import { Button, Link, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../AuthPage.tsx';
import { confirmLink, linkTypeOf, pathAfterLink, type Confirmation, type LinkType } from '../confirmLink.ts';
import { FormAlert } from '../FormAlert.tsx';
import { useLinkToken } from '../linkToken.ts';
import { ResendForm } from '../ResendForm.tsx';

const ACTIONS: Record<LinkType, string> = {
  signup: 'auth.confirmEmail',
  invite: 'auth.confirmEmail',
  magiclink: 'auth.login',
  email: 'auth.login',
  email_change: 'auth.confirmChange',
  recovery: 'auth.setPassword',
};

/** Opened by a link in an e-mail. The token is sent only on a click, because mail scanners that open links would use it up. */
export function Component() {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [outcome, setOutcome] = useState<Confirmation | 'busy' | null>(null);
  const type = linkTypeOf(params.get('type'));
  const token = useLinkToken();
  if (type === 'recovery' && token) {
    return <Navigate to="/reset-password" state={{ linkToken: token }} replace />;
  }

  const handleConfirm = async () => {
    if (!type || !token) return;
    setOutcome('busy');
    const confirmation = await confirmLink(store, type, token);
    setOutcome(confirmation);
    if (confirmation !== 'signedIn') return;
    store.dispatch(toastShown({ tone: 'success', title: t('auth.confirmed') }));
    await navigate(pathAfterLink(params.get('redirect_to')), { replace: true });
  };

  if (outcome === 'half') {
    return (
      <AuthPage title={t('auth.confirmTitle')}>
        <FormAlert tone="success">{t('auth.confirmedHalf')}</FormAlert>
      </AuthPage>
    );
  }
  if (!type || !token || outcome === 'invalid') {
    return (
      <AuthPage title={t('auth.confirmTitle')}>
        <FormAlert>{t('auth.invalidLink')}</FormAlert>
        <ResendForm type={type === 'email_change' ? type : 'signup'} />
        <Text>
          <Link as={RouterLink} to="/login">
            {t('auth.backToLogin')}
          </Link>
        </Text>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('auth.confirmTitle')} text={t('auth.confirmText')}>
      <Stack gap={5}>
        {outcome === 'unavailable' && <FormAlert>{t('auth.refusals.unavailable')}</FormAlert>}
        <Button variant="primary" isFullWidth isLoading={outcome === 'busy'} onClick={() => void handleConfirm()}>
          {t(ACTIONS[type])}
        </Button>
      </Stack>
    </AuthPage>
  );
}
