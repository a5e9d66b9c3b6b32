import { useTranslation } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button, Stack } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toRefusal } from './authRefusal.ts';
import { resetSchema } from './authSchemas.ts';
import { FormAlert } from './FormAlert.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

interface Props {
  token: string;
  /** Called when the link was used before or is too old. */
  onInvalid: () => void;
}

/** Sets a new password with the e-mail's token, then ends every session and opens the login page. */
export function ResetPasswordForm({ token, onInvalid }: Props) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(resetSchema),
    criteriaMode: 'all',
    defaultValues: { password: '', confirmation: '' },
  });
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);
  // The token works once: after a refused password, the next attempt must not send it again.
  const isProven = useRef(false);

  const submit = handleSubmit(async ({ password }) => {
    const auth = await getAuth();
    if (!isProven.current) {
      const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: token });
      if (error?.status === 403 || error?.status === 400) return onInvalid();
      if (error) return setError('root', { message: `auth.refusals.${toRefusal(error)}` });
      isProven.current = true;
    }
    const { error } = await auth.updateUser({ password });
    if (error) return setError('root', { message: `auth.refusals.${toRefusal(error)}` });
    await auth.signOut({ scope: 'global' });
    dispatch(toastShown({ tone: 'success', title: t('auth.passwordChanged') }));
    // `replace`, because the current history entry contains the link's token.
    await navigate('/login', { replace: true });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {errors.root && <FormAlert>{say(errors.root.message)}</FormAlert>}
        <NewPasswordFields label={t('auth.newPassword')} register={register} errors={errors} />
        <Button type="submit" variant="primary" isFullWidth isLoading={isSubmitting}>
          {t('auth.setPassword')}
        </Button>
      </Stack>
    </form>
  );
}
