import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppStore } from '@fairtone/store';
import { Button, Link, Stack, Text, TextField } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { signIn } from '../authActions.ts';
import { AuthPage } from '../AuthPage.tsx';
import { loginSchema } from '../authSchemas.ts';
import { DemoSignIn } from '../DemoSignIn.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { GuestOnly } from '../GuestOnly.tsx';
import { PasswordInput } from '../PasswordInput.tsx';

/** Sign in with e-mail and password; leads back to where the person came from. */
export function Component() {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const [params] = useSearchParams();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);

  const submit = handleSubmit(async ({ email, password }) => {
    const refusal = await signIn(store, email, password);
    if (refusal) setError('root', { message: `auth.refusals.${refusal}` });
    else store.dispatch(toastShown({ tone: 'success', title: t('auth.loginSuccessful') }));
  });

  return (
    <GuestOnly>
      <AuthPage title={t('auth.loginTitle')} text={t('auth.loginText')} footer={<DemoSignIn />}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap={5}>
            {errors.root && <FormAlert>{say(errors.root.message)}</FormAlert>}
            <TextField
              label={t('auth.email')}
              type="email"
              autoComplete="email"
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
            <Text>
              <Link as={RouterLink} to="/forgot-password">
                {t('auth.forgotLink')}
              </Link>
            </Text>
            <Text>
              {t('auth.noAccount')}{' '}
              <Link as={RouterLink} to={{ pathname: '/signup', search: params.toString() }}>
                {t('auth.signup')}
              </Link>
            </Text>
          </Stack>
        </form>
      </AuthPage>
    </GuestOnly>
  );
}
