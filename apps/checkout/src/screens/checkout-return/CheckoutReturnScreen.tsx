import { useTranslation } from '@fairtone/i18n';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Page, ScreenSpinner } from '@fairtone/ui';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { ClosedOrder } from './ClosedOrder';
import { PaidOrder } from './PaidOrder';
import { useOrder } from './useOrder';
import { WaitingOrder } from './WaitingOrder';

/** The page to which the payment provider returns the buyer. It shows the state of the order row, never parameters of the address. */
export function Component() {
  const { pathname, search } = useLocation();
  const status = useAppSelector(selectSessionStatus);
  if (status === 'guest') return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  return <Page width="text">{status === 'unknown' ? <Loading /> : <OrderView />}</Page>;
}

function OrderView() {
  const { t } = useTranslation('checkout');
  const [params] = useSearchParams();
  const { order, isLoading, hasFailed, refetch } = useOrder(params.get('order'));

  if (isLoading) return <Loading />;
  if (hasFailed) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('return.error.title')}
        text={t('return.error.text')}
        retryLabel={t('action.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!order) {
    return (
      <EmptyState headingLevel={1} title={t('return.notFound.title')} text={t('return.notFound.text')}>
        <Button as={Link} to="/dashboard?tab=purchases" variant="primary">
          {t('return.toPurchases')}
        </Button>
        <Button as={Link} to="/">
          {t('action.goHome')}
        </Button>
      </EmptyState>
    );
  }
  if (order.state === 'paid') return <PaidOrder order={order} />;
  if (order.state === 'pending') return <WaitingOrder order={order} onLook={() => void refetch()} />;
  return <ClosedOrder order={order} />;
}

function Loading() {
  const { t } = useTranslation('checkout');
  return <ScreenSpinner label={t('state.loading')} />;
}
