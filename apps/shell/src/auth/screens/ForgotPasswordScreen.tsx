import { useTranslation } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import { Button, Link, Stack, Text, TextField } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { AuthPage } from '../AuthPage.tsx';
import { forgotSchema } from '../authSchemas.ts';
import { FormAlert } from '../FormAlert.tsx';

/** Asks for a reset e-mail. The answer is the same whether or not the account exists. */
export function Component() {
  const { t } = useTranslation('shell');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(forgotSchema),
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    const redirectTo = `${location.origin}/reset-password`;
    const { error } = await (await getAuth()).resetPasswordForEmail(email, { redirectTo });
    if (error)
      setError('root', {
        message: error.status === 429 ? 'auth.refusals.too_many_requests' : 'auth.refusals.unavailable',
      });
    else setSentTo(email);
  });

  return (
    <AuthPage title={t('auth.forgotTitle')} text={t('auth.forgotText')}>
      {sentTo ? (
        <Stack gap={5}>
          <FormAlert tone="success">{t('auth.resetSent', { email: sentTo })}</FormAlert>
          <Button onClick={() => setSentTo(null)}>{t('auth.tryAgain')}</Button>
        </Stack>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={5}>
            {errors.root?.message && <FormAlert>{t(errors.root.message)}</FormAlert>}
            <TextField
              label={t('auth.email')}
              type="email"
              autoComplete="email"
              error={errors.email?.message && t(errors.email.message)}
              {...register('email')}
            />
            <Button type="submit" variant="primary" isFullWidth isLoading={isSubmitting}>
              {t('auth.sendReset')}
            </Button>
          </Stack>
        </form>
      )}
      <Text>
        <Link as={RouterLink} to="/login">
          {t('auth.backToLogin')}
        </Link>
      </Text>
    </AuthPage>
  );
}
