import { brokenPasswordRules } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Banner, Button, PasswordField, Stack, TextField } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import { usePasswordChange } from './usePasswordChange';

const EMPTY = { password: '', confirmation: '', code: '' };

/** Form for a new password, typed twice. It shows the first password rule that is broken. */
export function PasswordForm() {
  const { t } = useTranslation('account');
  const [values, setValues] = useState(EMPTY);
  const [isAsked, setIsAsked] = useState(false);
  const { change, refusal, needsCode, isBusy } = usePasswordChange(() => {
    setValues(EMPTY);
    setIsAsked(false);
  });
  const [rule] = brokenPasswordRules(values.password);
  const isDifferent = values.password !== values.confirmation;
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const shown = { showLabel: t('common:action.showPassword'), hideLabel: t('common:action.hidePassword') };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (!rule && !isDifferent) void change(values.password, values.code.trim());
  }

  return (
    <Stack as="form" gap={5} onSubmit={handleSubmit}>
      {refusal && <Banner tone="danger">{t(`settings.authError.${refusal}`)}</Banner>}
      <PasswordField
        label={t('settings.newPassword.label')}
        description={t('settings.newPassword.hint')}
        autoComplete="new-password"
        error={isAsked && rule && t(`settings.newPassword.rule.${rule}`)}
        {...shown}
        {...field('password')}
      />
      <PasswordField
        label={t('settings.newPassword.confirm')}
        autoComplete="new-password"
        error={isAsked && isDifferent && t('settings.newPassword.different')}
        {...shown}
        {...field('confirmation')}
      />
      {needsCode && (
        <TextField
          label={t('settings.newPassword.code')}
          description={t('settings.newPassword.codeText')}
          autoComplete="one-time-code"
          inputMode="numeric"
          {...field('code')}
        />
      )}
      <div>
        <Button type="submit" isLoading={isBusy}>
          {t('settings.newPassword.change')}
        </Button>
      </div>
    </Stack>
  );
}
