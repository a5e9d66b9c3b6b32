import type { CartItem } from '@fairtone/domain';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { leavePage } from '@fairtone/platform';
import { selectUser, toastShown, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useEffect, useRef, useState } from 'react';
import { useCheckoutCreatePaymentMutation } from '../../api/payments';
import type { CartProblem } from '../../features/cart/reviewCart';
import { paymentErrorText } from '../../features/paymentErrorText';

/** What is asked for: a chosen amount, or the price that is shown. With another one by now, the server refuses and charges nothing. */
const toBuy = ({ album, priceInCents, isAmountChosen }: CartItem) => ({
  albumId: album.id,
  ...(isAmountChosen ? { amountCents: priceInCents } : { expectedCents: priceInCents }),
});

/** Hands the cart over to the payment provider, once, however often the button is clicked. */
export function usePayment(items: readonly CartItem[], recheck: () => Promise<Record<string, CartProblem>>) {
  const { t } = useTranslation('checkout');
  const locale = useLanguage();
  const dispatch = useAppDispatch();
  const email = useAppSelector(selectUser)?.email;
  const [createPayment] = useCheckoutCreatePaymentMutation();
  const [isPaying, setIsPaying] = useState(false);
  // State arrives with the next render; the second click of a double click does not wait for it.
  const isBusy = useRef(false);

  function setBusy(isNowBusy: boolean) {
    isBusy.current = isNowBusy;
    setIsPaying(isNowBusy);
  }

  useEffect(() => {
    // "Back" from the provider's page can bring this page back as it was left: busy.
    const handleReturn = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    window.addEventListener('pageshow', handleReturn);
    return () => window.removeEventListener('pageshow', handleReturn);
  }, []);

  async function pay() {
    if (isBusy.current) return;
    setBusy(true);
    try {
      if (Object.keys(await recheck()).length > 0) return setBusy(false);
      const { url } = await createPayment({ items: items.map(toBuy), email, locale }).unwrap();
      if (!url) throw { status: 200, code: 'unexpected_answer' };
      leavePage(url);
    } catch (error) {
      setBusy(false);
      dispatch(
        toastShown({ title: t('payment.failed'), description: paymentErrorText(error, t), tone: 'destructive' }),
      );
      void recheck();
    }
  }

  return { pay, isPaying };
}
