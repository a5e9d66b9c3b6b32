import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { getConfig } from '@fairtone/platform';
import { toastShown, useAppDispatch, useAppStore } from '@fairtone/store';
import { Button, Heading, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import { signIn } from './authActions.ts';

const row = css({
  display: 'grid',
  gap: 'var(--space-3)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))',
});

/** Buttons that sign in to the two demo accounts. Rendered only where the backend has demo data. */
export function DemoSignIn() {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<'listener' | 'artist' | null>(null);
  const { demoAccounts } = getConfig();
  if (!demoAccounts) return null;

  const handleClick = async (kind: 'listener' | 'artist') => {
    setBusy(kind);
    const { email, password } = demoAccounts[kind];
    const refusal = await signIn(store, email, password);
    setBusy(null);
    if (!refusal) return;
    dispatch(
      toastShown({ tone: 'destructive', title: t('auth.loginFailed'), description: t(`auth.refusals.${refusal}`) }),
    );
  };

  return (
    <Stack gap={3}>
      <Heading level={2} size="title">
        {t('auth.quickSignup')}
      </Heading>
      <Text>{t('auth.demoIntro')}</Text>
      <div css={row}>
        <Button isLoading={busy === 'listener'} onClick={() => void handleClick('listener')}>
          {t('auth.demoListener')}
        </Button>
        <Button isLoading={busy === 'artist'} onClick={() => void handleClick('artist')}>
          {t('auth.demoArtist')}
        </Button>
      </div>
    </Stack>
  );
}
