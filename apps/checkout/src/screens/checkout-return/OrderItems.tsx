import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { CoverLine } from '@fairtone/music';
import { Link, Text } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Order, OrderItem } from '../../api/orders';

interface Props {
  order: Order;
  /** Renders an action for one album, such as its download. */
  renderAction?: (item: OrderItem) => ReactNode;
}

/** The albums of an order, with the price of each. */
export function OrderItems({ order, renderAction }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
    <ul role="list" aria-label={t('return.items')} css={styles.list}>
      {order.order_items.map((item) => (
        <li key={item.id} css={styles.item}>
          <CoverLine
            coverUrl={item.albums?.cover_image}
            coverPx={88}
            title={<ItemTitle item={item} />}
            artist={item.artist_name}
            end={renderAction?.(item)}
          >
            <Text size="caption" isTabular>
              {item.amount_cents === 0 ? t('price.free') : money(item.amount_cents)}
            </Text>
          </CoverLine>
        </li>
      ))}
    </ul>
  );
}

function ItemTitle({ item }: { item: OrderItem }) {
  return (
    <Text css={styles.title}>
      {item.album_id ? (
        <Link as={RouterLink} to={`/album/${item.album_id}`} variant="quiet">
          {item.album_title}
        </Link>
      ) : (
        item.album_title
      )}
    </Text>
  );
}

const styles = {
  list: css({ padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' }),
  item: css({ padding: 'var(--space-4) 0', borderBottom: '1px solid var(--line)' }),
  title: css({ fontWeight: 600 }),
};
