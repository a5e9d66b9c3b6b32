import { css } from '@emotion/react';
import type { FailureKind } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { pendingScreen, Spinner, VisuallyHidden } from '@fairtone/ui';
import { use } from 'react';
import { RouteProgress } from '../navigation/RouteProgress.tsx';
import { PendingCart } from './PendingCart.tsx';
import { SlotPlace } from './SlotPlace.ts';

const screen = css({ minHeight: '100dvh', display: 'grid', placeItems: 'center', color: 'var(--text-faint)' });

/** Shown while the app of a screen loads. Slots reserve their own space and stay empty, but for the cart. */
export function RemotePending({ kind }: { kind: FailureKind }) {
  const { t } = useTranslation('shell');
  const place = use(SlotPlace);
  if (kind !== 'screen') return place === 'shell.cart' ? <PendingCart /> : null;
  return (
    <>
      <RouteProgress />
      <div css={screen} role="status" {...pendingScreen}>
        <Spinner size={28} />
        <VisuallyHidden>{t('remote.loading')}</VisuallyHidden>
      </div>
    </>
  );
}
