import type { DialogProps } from '@fairtone/contracts';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { getConfig, leavePage } from '@fairtone/platform';
import { selectUser, toastShown, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useEffect, useRef, useState } from 'react';
import { useCheckoutCreateDonationMutation } from '../../api/support';
import { testConfirmationUrl } from './confirmationUrl';
import { supportErrorText } from './supportErrorText';

type Phase =
  | { name: 'idle' }
  | { name: 'processing' }
  /** The card form of Stripe is open for this secret. */
  | { name: 'card'; clientSecret: string; amountCents: number };

/** Creates one monthly donation, however often the button is pressed, and continues to the payment. */
export function useSupport({ artistId }: Pick<DialogProps<'checkout.supportArtist'>, 'artistId'>) {
  const { t } = useTranslation('checkout');
  const locale = useLanguage();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [createDonation] = useCheckoutCreateDonationMutation();
  const [phase, setPhase] = useState<Phase>({ name: 'idle' });
  const isBusy = useRef(false);

  function turn(next: Phase) {
    isBusy.current = next.name === 'processing';
    setPhase(next);
  }

  useEffect(() => {
    // The Back button can restore this page from the back/forward cache in its busy state.
    const handleReturn = (event: PageTransitionEvent) => event.persisted && turn({ name: 'idle' });
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  function fail(description: string) {
    turn({ name: 'idle' });
    dispatch(toastShown({ title: t('payment.failed'), description, tone: 'destructive' }));
  }

  function askToLogIn() {
    const href = `/login?returnTo=${encodeURIComponent(`/artist/${artistId}`)}`;
    const action = { label: t('common:action.logIn'), href };
    dispatch(
      toastShown({
        title: t('support.login.title'),
        description: t('support.login.text'),
        tone: 'destructive',
        action,
      }),
    );
  }

  async function give(amountCents: number) {
    if (!user) return askToLogIn();
    if (isBusy.current) return;
    const { testPaymentsUrl, stripePublishableKey } = getConfig();
    if (!testPaymentsUrl && !stripePublishableKey) return fail(t('support.error.noProvider'));
    turn({ name: 'processing' });
    const { data, error } = await createDonation({ artistId, amountCents });
    if (!data) return fail(supportErrorText(error, t));
    // With a publishable key the card form is Stripe's own; without one the test-mode page replaces it.
    if (stripePublishableKey) return turn({ name: 'card', clientSecret: data.clientSecret, amountCents });
    // Stays busy: a second press while the browser navigates would start another payment.
    if (testPaymentsUrl) leavePage(testConfirmationUrl(testPaymentsUrl, data.clientSecret, artistId, locale));
  }

  return { phase, give, fail };
}
