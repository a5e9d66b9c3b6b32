import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppStore } from '@fairtone/store';
import { Button, Stack, TextField } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { codeSchema } from './authSchemas.ts';
import { FormAlert } from './FormAlert.tsx';
import { sendCode, signInWithCode } from './phoneActions.ts';

interface Props {
  /** Number to which the code was sent. */
  phone: string;
  onBack: () => void;
}

/** Form for the code that was sent to a phone. */
export function PhoneCode({ phone, onBack }: Props) {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const [isSending, setIsSending] = useState(false);
  const { register, handleSubmit, setError, clearErrors, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);
  const refuse = (refusal: string) => setError('root', { message: `auth.refusals.${refusal}` });

  const submit = handleSubmit(async ({ code }) => {
    const refusal = await signInWithCode(store, phone, code);
    if (refusal) refuse(refusal);
    else store.dispatch(toastShown({ tone: 'success', title: t('auth.loginSuccessful') }));
  });
  const handleSendAgain = async () => {
    clearErrors('root');
    setIsSending(true);
    const refusal = await sendCode(phone);
    setIsSending(false);
    if (refusal) refuse(refusal);
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {errors.root ? (
          <FormAlert>{say(errors.root.message)}</FormAlert>
        ) : (
          <FormAlert tone="success">{t('auth.codeSent', { phone })}</FormAlert>
        )}
        <TextField
          label={t('auth.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={say(errors.code?.message)}
          {...register('code')}
        />
        <Button type="submit" variant="primary" isFullWidth isLoading={isSubmitting}>
          {t('auth.login')}
        </Button>
        <Button isFullWidth isLoading={isSending} onClick={() => void handleSendAgain()}>
          {t('auth.resendCode')}
        </Button>
        <Button isFullWidth variant="ghost" onClick={onBack}>
          {t('auth.otherNumber')}
        </Button>
      </Stack>
    </form>
  );
}
