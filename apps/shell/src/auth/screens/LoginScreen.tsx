import { useTranslation } from '@fairtone/i18n';
import { Link, Tabs, Text } from '@fairtone/ui';
import { useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { AuthPage } from '../AuthPage.tsx';
import { DemoSignIn } from '../DemoSignIn.tsx';
import { EmailLogin } from '../EmailLogin.tsx';
import { GuestOnly } from '../GuestOnly.tsx';
import { PhoneLogin } from '../PhoneLogin.tsx';

/** Login by e-mail or phone; afterwards leads back to the page that the user came from. */
export function Component() {
  const { t } = useTranslation('shell');
  const [params] = useSearchParams();
  const [way, setWay] = useState<'email' | 'phone'>('email');
  return (
    <GuestOnly>
      <AuthPage title={t('auth.loginTitle')} text={t('auth.loginText')} footer={<DemoSignIn />}>
        <Tabs
          label={t('auth.ways')}
          selectedId={way}
          onSelect={setWay}
          tabs={[
            { id: 'email', label: t('auth.byEmail'), content: <EmailLogin /> },
            { id: 'phone', label: t('auth.byPhone'), content: <PhoneLogin /> },
          ]}
        />
        <Text>
          {t('auth.noAccount')}{' '}
          <Link as={RouterLink} to={{ pathname: '/signup', search: params.toString() }}>
            {t('auth.signup')}
          </Link>
        </Text>
      </AuthPage>
    </GuestOnly>
  );
}
