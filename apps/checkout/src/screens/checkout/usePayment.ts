import type { CartItem } from '@fairtone/domain';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { leavePage } from '@fairtone/platform';
import { selectUser, toastShown, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useEffect, useRef, useState } from 'react';
import { useCheckoutCreatePaymentMutation } from '../../api/payments';
import type { CartProblem } from '../../features/cart/reviewCart';
import { paymentErrorText } from '../../features/paymentErrorText';

/** One item of the request: the chosen amount, or the shown price. When the price is another one by now, the server refuses the order. */
const toBuy = ({ album, priceInCents, isAmountChosen }: CartItem) => ({
  albumId: album.id,
  ...(isAmountChosen ? { amountCents: priceInCents } : { expectedCents: priceInCents }),
});

/** Creates one payment of the cart, however often the button is clicked, and opens the provider's page. */
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
    // The Back button can restore this page from the back/forward cache in its busy state.
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
