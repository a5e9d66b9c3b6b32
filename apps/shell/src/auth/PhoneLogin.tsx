import { useTranslation } from '@fairtone/i18n';
import { getConfig } from '@fairtone/platform';
import { Button, Stack, Text, TextField } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { phoneSchema } from './authSchemas.ts';
import { FormAlert } from './FormAlert.tsx';
import { sendCode } from './phoneActions.ts';
import { PhoneCode } from './PhoneCode.tsx';

/** Sign-in by a code in an SMS, where an SMS provider is configured; elsewhere it says that it is not available. */
export function PhoneLogin() {
  const { t } = useTranslation('shell');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!getConfig().phoneLogin) return <Text>{t('auth.phoneUnavailable')}</Text>;
  return sentTo ? <PhoneCode phone={sentTo} onBack={() => setSentTo(null)} /> : <PhoneNumber onSent={setSentTo} />;
}

function PhoneNumber({ onSent }: { onSent: (phone: string) => void }) {
  const { t } = useTranslation('shell');
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(phoneSchema),
    defaultValues: { phone: '' },
  });
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);

  const submit = handleSubmit(async ({ phone }) => {
    const refusal = await sendCode(phone);
    if (refusal) setError('root', { message: `auth.refusals.${refusal}` });
    else onSent(phone);
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={5}>
        {errors.root && <FormAlert>{say(errors.root.message)}</FormAlert>}
        <TextField
          label={t('auth.phone')}
          type="tel"
          autoComplete="tel"
          description={t('auth.phoneHint')}
          error={say(errors.phone?.message)}
          {...register('phone')}
        />
        <Button type="submit" variant="primary" isFullWidth isLoading={isSubmitting}>
          {t('auth.sendCode')}
        </Button>
      </Stack>
    </form>
  );
}
