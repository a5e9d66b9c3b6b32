import { isApiError } from '@fairtone/api';
import type { Dialogs } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { dialogOpened, selectUser, toastShown, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useNavigate } from 'react-router-dom';
import { useCheckoutCreatePaymentMutation } from '../../api/payments';
import { useCart } from '../cart/useCart';
import { paymentErrorText } from '../paymentErrorText';

type Album = Dialogs['checkout.payWhatYouWant']['album'];

/** Adds the album to the cart at the chosen amount, or, when the amount is 0, to the collection. */
export function useTakeAlbum(album: Album, onClose: () => void) {
  const { t } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { add } = useCart();
  const user = useAppSelector(selectUser);
  const [createPayment, { isLoading: isTaking }] = useCheckoutCreatePaymentMutation();

  async function takeFree() {
    if (!user) {
      onClose();
      dispatch(toastShown({ title: t('pwyw.loginRequired.title'), description: t('pwyw.loginRequired.text') }));
      await navigate(`/login?returnTo=${encodeURIComponent(`/album/${album.id}`)}`);
      return;
    }
    try {
      await createPayment({ items: [{ albumId: album.id, amountCents: 0 }] }).unwrap();
      dispatch(
        toastShown({
          title: t('pwyw.collected.title'),
          description: t('pwyw.collected.text', { title: album.title }),
          tone: 'success',
        }),
      );
      dispatch(dialogOpened({ name: 'account.download', props: { albumId: album.id, albumTitle: album.title } }));
    } catch (error) {
      dispatch(
        toastShown({
          title: t('pwyw.notCollected'),
          description: isOwned(error) ? t('checkout.problem.owned') : paymentErrorText(error, t),
          tone: 'destructive',
        }),
      );
    }
  }

  async function take(amountCents: number) {
    if (user?.id === album.artistId) {
      dispatch(
        toastShown({ title: t('payment.failed'), description: t('payment.error.own_album'), tone: 'destructive' }),
      );
      return;
    }
    if (amountCents === 0) return takeFree();
    onClose();
    add({ album, priceInCents: amountCents, isAmountChosen: true });
  }

  return { take, isTaking };
}

const isOwned = (error: unknown) => isApiError(error) && error.code === 'already_owned';
