import { useTranslation } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Banner, Button, Stack, Text, TextField } from '@fairtone/ui';
import { useState, type FormEvent } from 'react';
import * as z from 'zod/mini';
import { usePendingEmail } from './usePendingEmail';
import { authRefusal, type AuthRefusal } from './authRefusal';

const emailSchema = z.email();

/** Requests another e-mail address. It changes once the links sent to the old and to the new address were both followed. */
export function EmailForm() {
  const { t } = useTranslation('account');
  const current = useAppSelector(selectUser)?.email ?? '';
  const { pending, setPending } = usePendingEmail();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<'email' | 'same' | AuthRefusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isField = problem === 'email' || problem === 'same';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const next = email.trim().toLowerCase();
    if (!emailSchema.safeParse(next).success) return setProblem('email');
    if (next === current.toLowerCase()) return setProblem('same');
    setIsBusy(true);
    const auth = await getAuth();
    const options = { emailRedirectTo: `${location.origin}/settings?tab=account` };
    const { error } = await auth.updateUser({ email: next }, options).catch((error: unknown) => ({ error }));
    setIsBusy(false);
    setProblem(error ? authRefusal(error) : null);
    if (error) return;
    setPending(next);
    setEmail('');
  }

  return (
    // `noValidate`: the form shows its own error text, not the browser's.
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={5}>
        <Text>{t('settings.email.now', { email: current })}</Text>
        {pending && <Banner tone="info">{t('settings.email.pending', { old: current, next: pending })}</Banner>}
        {problem && !isField && <Banner tone="danger">{t(`settings.authError.${problem}`)}</Banner>}
        <TextField
          type="email"
          label={t('settings.email.new')}
          autoComplete="email"
          value={email}
          error={isField && t(`settings.email.error.${problem}`)}
          onChange={(event) => {
            setEmail(event.target.value);
            setProblem(null);
          }}
        />
        <div>
          <Button type="submit" isLoading={isBusy}>
            {t('settings.email.change')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
