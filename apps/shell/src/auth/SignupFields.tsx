import { useTranslation } from '@fairtone/i18n';
import { Button, RadioGroup, Stack, TextField } from '@fairtone/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { signupSchema } from './authSchemas.ts';
import { FormAlert } from './FormAlert.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';

type SignupForm = z.infer<typeof signupSchema>;

interface SignupFieldsProps {
  form: UseFormReturn<SignupForm>;
  onKindChosen: () => void;
}

/** The fields of a new account. Shows every broken password rule at once. */
export function SignupFields({ form, onKindChosen }: SignupFieldsProps) {
  const { t } = useTranslation('shell');
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const say = (key?: string) => key && t(key);

  return (
    <Stack gap={5}>
      {errors.root && <FormAlert title={t('auth.signupError')}>{errors.root.message}</FormAlert>}
      <RadioGroup
        isTiled
        label={t('auth.accountKind')}
        options={[
          { value: 'customer', label: t('auth.listener'), description: t('auth.listenerHint') },
          { value: 'artist', label: t('auth.artist'), description: t('auth.artistHint') },
        ]}
        defaultValue={formState.defaultValues?.kind}
        {...register('kind', { onChange: onKindChosen })}
      />
      <TextField
        label={t('auth.fullName')}
        autoComplete="name"
        error={say(errors.name?.message)}
        {...register('name')}
      />
      <TextField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        description={t('auth.artistEmailHint')}
        error={say(errors.email?.message)}
        {...register('email')}
      />
      <NewPasswordFields
        label={t('auth.password')}
        description={t('auth.passwordHint')}
        register={register}
        errors={errors}
      />
      <Button type="submit" variant="primary" isFullWidth isLoading={isSubmitting}>
        {t('auth.createAccount')}
      </Button>
    </Stack>
  );
}
