import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppStore } from '@fairtone/store';
import { Button, Link, Stack, Text, TextField } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { signIn } from './authActions.ts';
import { loginSchema } from './authSchemas.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { ResendForm } from './ResendForm.tsx';

/** Signs in with e-mail and password. An error stays above the form until the next attempt. */
export function EmailLogin() {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);

  const submit = handleSubmit(async ({ email, password }) => {
    const refusal = await signIn(store, email, password);
    setUnconfirmed(refusal === 'email_not_confirmed' ? email : null);
    if (!refusal) return void store.dispatch(toastShown({ tone: 'success', title: t('auth.loginSuccessful') }));
    setError('root', { message: t(`auth.refusals.${refusal}`) });
  });

  return (
    <Stack gap={5}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={5}>
          {errors.root && <FormAlert title={t('auth.error')}>{errors.root.message}</FormAlert>}
          <TextField
            label={t('auth.email')}
            type="email"
            autoComplete="email"
            description={t('auth.artistEmailHint')}
            error={say(errors.email?.message)}
            {...register('email')}
          />
          <PasswordInput
            label={t('auth.password')}
            autoComplete="current-password"
            error={say(errors.password?.message)}
            {...register('password')}
          />
          <Button type="submit" variant="primary" isFullWidth isLoading={isSubmitting}>
            {t('auth.login')}
          </Button>
        </Stack>
      </form>
      {unconfirmed && <ResendForm key={unconfirmed} type="signup" email={unconfirmed} />}
      <Text>
        <Link as={RouterLink} to="/forgot-password">
          {t('auth.forgotLink')}
        </Link>
      </Text>
    </Stack>
  );
}
