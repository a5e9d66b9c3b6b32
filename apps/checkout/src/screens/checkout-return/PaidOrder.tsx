import { css } from '@emotion/react';
import { artistShareCents } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { dialogOpened, useAppDispatch } from '@fairtone/store';
import { Button, Heading, IconButton, Inline, Stack, Text } from '@fairtone/ui';
import { CircleCheck, Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Order } from '../../api/orders';
import { ArtistShare } from '../../features/ArtistShare';
import { OrderItems } from './OrderItems';
import { useSettlePaidOrder } from './useSettlePaidOrder';

/** Thanks for a paid order: its albums with downloads, and what the artists get. */
export function PaidOrder({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const dispatch = useAppDispatch();
  useSettlePaidOrder(order);
  const shareCents = order.order_items.reduce((sum, item) => sum + artistShareCents(item.amount_cents), 0);

  return (
    <Stack gap={6} css={styles.page}>
      <Stack gap={3} role="status">
        <CircleCheck size={36} aria-hidden css={styles.check} />
        <Heading level={1}>{t('return.paid.title')}</Heading>
        <Text size="lead">{t('return.paid.text', { count: order.order_items.length })}</Text>
        {order.email && order.total_cents > 0 && (
          <Text tone="muted">{t('return.paid.receipt', { email: order.email })}</Text>
        )}
      </Stack>
      <OrderItems
        order={order}
        renderAction={({ album_id: albumId, album_title: albumTitle }) =>
          albumId && (
            <IconButton
              variant="outlined"
              label={t('return.download', { title: albumTitle })}
              icon={<Download size={20} aria-hidden />}
              onClick={() => dispatch(dialogOpened({ name: 'account.download', props: { albumId, albumTitle } }))}
            />
          )
        }
      />
      {order.total_cents > 0 && (
        <Stack gap={3}>
          <p css={styles.total}>
            <span>{t('return.paid.total')}</span>
            <span>{money(order.total_cents)}</span>
          </p>
          <ArtistShare shareCents={shareCents} label={t('checkout.toArtists')} />
        </Stack>
      )}
      <Inline>
        <Button as={Link} to="/dashboard?tab=purchases" variant="primary">
          {t('return.toPurchases')}
        </Button>
        <Button as={Link} to="/favorites">
          {t('return.toFavorites')}
        </Button>
        <Button as={Link} to="/">
          {t('return.keepListening')}
        </Button>
      </Inline>
    </Stack>
  );
}

const styles = {
  page: css({ paddingTop: 'var(--space-6)' }),
  check: css({ color: 'var(--success)' }),
  total: css({ display: 'flex', justifyContent: 'space-between', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }),
};
