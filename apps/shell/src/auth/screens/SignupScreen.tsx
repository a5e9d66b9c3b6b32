import { suggestedAccountKind, type AccountKind } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppStore } from '@fairtone/store';
import { Link, Text } from '@fairtone/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { signUp } from '../authActions.ts';
import { AuthPage } from '../AuthPage.tsx';
import { signupSchema } from '../authSchemas.ts';
import { DemoSignIn } from '../DemoSignIn.tsx';
import { FormAlert } from '../FormAlert.tsx';
import { GuestOnly } from '../GuestOnly.tsx';
import { ResendForm } from '../ResendForm.tsx';
import { SignupFields } from '../SignupFields.tsx';

/** Form for a new account, as a listener or an artist. */
export function Component() {
  const { t } = useTranslation('shell');
  const store = useAppStore();
  const [params] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isForArtist = params.get('kind') === 'artist';
  const firstKind: AccountKind = isForArtist ? 'artist' : 'customer';
  const [hasChosenKind, setHasChosenKind] = useState(isForArtist);
  const form = useForm({
    resolver: zodResolver(signupSchema),
    criteriaMode: 'all',
    defaultValues: { name: '', email: '', kind: firstKind, password: '', confirmation: '' },
  });
  const { handleSubmit, setError, setValue, watch } = form;
  const email = watch('email');

  // The e-mail suggests the kind of account until the user has chosen one.
  useEffect(() => {
    if (!hasChosenKind) setValue('kind', suggestedAccountKind(email));
  }, [email, hasChosenKind, setValue]);

  const submit = handleSubmit(async ({ name, email: address, password, kind }) => {
    const { refusal, needsConfirmation } = await signUp(store, { name, email: address, password, kind });
    if (refusal) {
      setError('root', { message: t(`auth.signupRefusals.${refusal}`, t(`auth.refusals.${refusal}`)) });
    } else if (needsConfirmation) {
      setSentTo(address);
    } else {
      store.dispatch(
        toastShown({ tone: 'success', title: t('auth.welcomeAboard'), description: t('auth.journeyBegins') }),
      );
    }
  });

  return (
    <GuestOnly>
      <AuthPage title={t('auth.signupTitle')} text={t('auth.signupText')} footer={<DemoSignIn />}>
        {sentTo ? (
          <>
            <FormAlert tone="success">{t('auth.confirmationSent', { email: sentTo })}</FormAlert>
            <ResendForm type="signup" email={sentTo} />
          </>
        ) : (
          <form onSubmit={(event) => void submit(event)} noValidate>
            <SignupFields form={form} onKindChosen={() => setHasChosenKind(true)} />
          </form>
        )}
        <Text>
          {t('auth.haveAccount')}{' '}
          <Link as={RouterLink} to={{ pathname: '/login', search: params.toString() }}>
            {t('auth.login')}
          </Link>
        </Text>
      </AuthPage>
    </GuestOnly>
  );
}
