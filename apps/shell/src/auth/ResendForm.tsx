import { useTranslation } from '@fairtone/i18n';
import { Button, Stack, Text, TextField } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import { FormAlert } from './FormAlert.tsx';
import { resendConfirmation, type ResendType } from './resendConfirmation.ts';

interface Props {
  type: ResendType | null;
  /** Address of the first e-mail; without it the form asks for one. */
  email?: string;
}

/** Sends a confirmation e-mail again. The answer is the same whether or not an account waits for one. */
export function ResendForm({ type, email: known }: Props) {
  const { t } = useTranslation('shell');
  const [email, setEmail] = useState(known ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ sentTo?: string; problem?: string }>({});

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const problem = await resendConfirmation(email.trim(), type);
    setIsBusy(false);
    setOutcome(problem ? { problem } : { sentTo: email.trim() });
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        {outcome.problem && <FormAlert>{t(outcome.problem)}</FormAlert>}
        {outcome.sentTo && <FormAlert tone="success">{t('auth.resent', { email: outcome.sentTo })}</FormAlert>}
        {known === undefined && (
          <>
            <Text>{t('auth.needNewLink')}</Text>
            <TextField
              label={t('auth.email')}
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </>
        )}
        <Button type="submit" isFullWidth isLoading={isBusy}>
          {t('auth.resend')}
        </Button>
      </Stack>
    </form>
  );
}
