import { useTranslation } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button, Stack } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { resetSchema } from './authSchemas.ts';
import { FormAlert } from './FormAlert.tsx';
import { PasswordInput } from './PasswordInput.tsx';

/** Sets a new password with the e-mail's token, then ends every session and leads to signing in. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(resetSchema),
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);

  const submit = handleSubmit(async ({ password }) => {
    const auth = await getAuth();
    const { error: linkError } = await auth.verifyOtp({ type: 'recovery', token_hash: token });
    const { error } = linkError ? { error: linkError } : await auth.updateUser({ password });
    if (error) return setError('root', { message: linkError ? 'auth.invalidLink' : 'auth.refusals.unavailable' });
    await auth.signOut({ scope: 'global' });
    dispatch(toastShown({ tone: 'success', title: t('auth.passwordChanged') }));
    // The address before carried the link's token.
    await navigate('/login', { replace: true });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {errors.root && <FormAlert>{say(errors.root.message)}</FormAlert>}
        <PasswordInput
          label={t('auth.newPassword')}
          autoComplete="new-password"
          error={say(errors.password?.message)}
          {...register('password')}
        />
        <PasswordInput
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          error={say(errors.confirmation?.message)}
          {...register('confirmation')}
        />
        <Button type="submit" variant="primary" isFullWidth isLoading={isSubmitting}>
          {t('auth.setPassword')}
        </Button>
      </Stack>
    </form>
  );
}
