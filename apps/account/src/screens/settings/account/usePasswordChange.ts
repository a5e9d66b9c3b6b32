import { useTranslation } from '@fairtone/i18n';
import { getAuth } from '@fairtone/platform';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useState } from 'react';
import { authRefusal, type AuthRefusal } from './authRefusal';

const failure = (error: unknown) => ({ error });

/** Sets a new password. When the last sign-in is too long ago, it first requires a code that is sent by e-mail. */
export function usePasswordChange(onChanged: () => void) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useState<AuthRefusal | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function change(password: string, code: string) {
    if (isBusy) return;
    setIsBusy(true);
    const auth = await getAuth();
    const wish = { password, ...(needsCode && code && { nonce: code }) };
    const { error } = await auth.updateUser(wish).catch(failure);
    let why = error ? authRefusal(error) : null;
    if (why === 'reauthentication_needed') {
      const mailed = await auth.reauthenticate().catch(failure);
      setNeedsCode(!mailed.error);
      why = mailed.error ? authRefusal(mailed.error) : null;
    } else if (!error) {
      setNeedsCode(false);
      onChanged();
      dispatch(
        toastShown({
          title: t('settings.newPassword.changed'),
          description: t('settings.newPassword.changedText'),
          tone: 'success',
        }),
      );
    }
    setRefusal(why);
    setIsBusy(false);
  }

  return { change, refusal, needsCode, isBusy };
}
