import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { AlbumCover, Link, Text } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Order, OrderItem } from '../../api/orders';

interface Props {
  order: Order;
  /** What can be done with one of the albums. */
  renderAction?: (item: OrderItem) => ReactNode;
}

/** The albums of an order, with what was or will be paid for each. */
export function OrderItems({ order, renderAction }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
    <ul role="list" aria-label={t('return.items')} css={styles.list}>
      {order.order_items.map((item) => (
        <li key={item.id} css={styles.item}>
          <AlbumCover url={item.albums?.cover_image} alt="" sizes="88px" css={styles.cover} />
          <div css={styles.words}>
            <Text css={styles.title}>
              {item.album_id ? (
                <Link as={RouterLink} to={`/album/${item.album_id}`} variant="quiet">
                  {item.album_title}
                </Link>
              ) : (
                item.album_title
              )}
            </Text>
            <Text size="caption" tone="muted">
              {item.artist_name}
            </Text>
            <Text size="caption" isTabular>
              {item.amount_cents === 0 ? t('price.free') : money(item.amount_cents)}
            </Text>
          </div>
          {renderAction?.(item)}
        </li>
      ))}
    </ul>
  );
}

const styles = {
  list: css({ padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' }),
  item: css({
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 'var(--space-4)',
    padding: 'var(--space-4) 0',
    borderBottom: '1px solid var(--line)',
  }),
  cover: css({ width: 88 }),
  words: css({ minWidth: 0 }),
  title: css({ fontWeight: 600 }),
};
