import { useTranslation } from '@fairtone/i18n';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { PasswordInput } from './PasswordInput.tsx';
import { PasswordMistakes } from './PasswordMistakes.tsx';

interface NewPassword {
  password: string;
  confirmation: string;
}

interface Props {
  label: string;
  description?: string;
  /** `register` of a form that has these two fields, and may have others. */
  register: UseFormRegister<NewPassword>;
  errors: FieldErrors<NewPassword>;
}

/** Two fields for the same new password. All broken rules are listed at once. */
export function NewPasswordFields({ label, description, register, errors }: Props) {
  const { t } = useTranslation('shell');
  const mistake = errors.confirmation?.message;
  return (
    <>
      <PasswordInput
        label={label}
        autoComplete="new-password"
        description={description}
        error={errors.password && <PasswordMistakes error={errors.password} />}
        {...register('password')}
      />
      <PasswordInput
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        error={mistake && t(mistake)}
        {...register('confirmation')}
      />
    </>
  );
}
