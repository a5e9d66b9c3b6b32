import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Inline, Spinner, Text } from '@fairtone/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCheckoutGetSupportQuery } from '../../api/support';
import { withoutPayment } from './confirmationUrl';

const ASK_EVERY_MS = 1000;

interface Props {
  userId: string;
  artistId: string;
  artistName: string;
  onClose: () => void;
}

/** Polls until the first month is paid, then shows a toast with thanks and closes the dialog. */
export function SupportWaiting({ userId, artistId, artistName, onClose }: Props) {
  const { t } = useTranslation('checkout');
  const dispatch = useAppDispatch();
  const [, setParams] = useSearchParams();
  const { data: support } = useCheckoutGetSupportQuery(
    { userId, artistId },
    { pollingInterval: ASK_EVERY_MS, refetchOnMountOrArgChange: true },
  );
  const isPaid = support?.state === 'active';

  useEffect(() => setParams(withoutPayment, { replace: true }), [setParams]);

  useEffect(() => {
    if (!isPaid) return;
    dispatch(
      toastShown({
        title: t('support.thanks.title'),
        description: t('support.thanks.text', { artist: artistName }),
        tone: 'success',
      }),
    );
    onClose();
    // Runs once: a new language or `onClose` must not repeat the message.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [isPaid]);

  return (
    <Inline role="status">
      <Spinner size={20} />
      <Text>{t('support.waiting')}</Text>
    </Inline>
  );
}
