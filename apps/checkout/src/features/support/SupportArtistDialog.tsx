import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Dialog } from '@fairtone/ui';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCheckoutGetSupportQuery } from '../../api/support';
import { comesFromPayment } from './confirmationUrl';
import { SupportForm } from './SupportForm';
import { SupportNote } from './SupportNote';
import { SupportWaiting } from './SupportWaiting';
import { useSupport } from './useSupport';

const CardForm = lazy(() => import('./CardForm').then((module) => ({ default: module.CardForm })));

/** Dialog for a monthly donation: choose an amount and pay the first month; it renews until it is ended. */
export function Component({ artistId, artistName, avatarUrl, onClose }: DialogProps<'checkout.supportArtist'>) {
  const { t } = useTranslation('checkout');
  const userId = useAppSelector((state) => selectUser(state)?.id);
  const [params] = useSearchParams();
  const [isWaiting, setIsWaiting] = useState(comesFromPayment(params));
  const { data: support } = useCheckoutGetSupportQuery(userId ? { userId, artistId } : skipToken);
  const { phase, give, fail } = useSupport({ artistId });

  return (
    <Dialog
      size="small"
      title={t('support.title', { artist: artistName })}
      closeLabel={t('action.close')}
      isDismissable={phase.name !== 'processing'}
      onClose={onClose}
    >
      {content()}
    </Dialog>
  );

  function content() {
    if (isWaiting && userId) return <SupportWaiting {...{ userId, artistId, artistName, onClose }} />;
    if (userId === artistId) return <SupportNote text={t('support.error.own_support')} />;
    if (support)
      return <SupportNote text={t('support.already', { artist: artistName })} amountCents={support.amount_cents} />;
    if (phase.name === 'card') {
      return (
        <Suspense>
          <CardForm {...phase} artistId={artistId} onPaid={() => setIsWaiting(true)} onFail={fail} />
        </Suspense>
      );
    }
    return <SupportForm {...{ artistName, avatarUrl, isProcessing: phase.name === 'processing', onGive: give }} />;
  }
}
