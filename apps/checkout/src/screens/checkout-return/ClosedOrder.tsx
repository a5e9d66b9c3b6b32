import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState } from '@fairtone/ui';
import { CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/orders';

/** An order that ended without a payment, or whose payment was refunded. The cart is unchanged. */
export function ClosedOrder({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  // For the payer a disputed payment is a refund.
  const state = order.state === 'disputed' ? 'refunded' : (order.state as 'failed' | 'cancelled' | 'refunded');
  return (
    <EmptyState
      headingLevel={1}
      icon={<CircleX size={32} aria-hidden />}
      title={t(`return.${state}.title`)}
      text={t(`return.${state}.text`)}
    >
      {state === 'refunded' ? (
        <Button as={Link} to="/dashboard?tab=purchases" variant="primary">
          {t('return.toPurchases')}
        </Button>
      ) : (
        <Button as={Link} to="/checkout" variant="primary">
          {t('return.backToCheckout')}
        </Button>
      )}
      <Button as={Link} to="/">
        {t('action.goHome')}
      </Button>
    </EmptyState>
  );
}
