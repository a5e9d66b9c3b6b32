import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Heading, Inline, Spinner, Stack, Text } from '@fairtone/ui';
import type { Order } from '../../api/orders';
import { OrderItems } from './OrderItems';

interface Props {
  order: Order;
  onLook: () => void;
}

/** An order whose payment the provider has not reported yet. The text explains that the buyer may leave the page. */
export function WaitingOrder({ order, onLook }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  return (
    <Stack gap={6} css={styles.page}>
      <Stack gap={3} role="status">
        <Spinner size={28} />
        <Heading level={1} size="heading">
          {t('return.pending.title')}
        </Heading>
        <Text tone="muted">{t('return.pending.text')}</Text>
      </Stack>
      <OrderItems order={order} />
      <Inline>
        <Button onClick={onLook}>{t('return.checkAgain')}</Button>
        {order.url && (
          <Button as="a" href={order.url} variant="ghost">
            {t('return.continuePayment', { total: money(order.total_cents) })}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

const styles = { page: css({ paddingTop: 'var(--space-8)' }) };
