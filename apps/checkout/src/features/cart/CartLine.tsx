import { css } from '@emotion/react';
import type { CartItem } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { AlbumCover, IconButton, Link, Text } from '@fairtone/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  item: CartItem;
  onRemove: (albumId: string) => void;
  onFollowLink?: () => void;
  /** What must be sorted out about this album before it can be paid. */
  children?: ReactNode;
}

/** One album of the cart. */
export function CartLine({ item, onRemove, onFollowLink, children }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const { album, priceInCents } = item;
  return (
    <li css={styles.line}>
      <AlbumCover url={album.coverImage} alt="" sizes="72px" css={styles.cover} />
      <div css={styles.words}>
        <Text css={styles.title}>
          <Link as={RouterLink} to={`/album/${album.id}`} variant="quiet" onClick={onFollowLink}>
            {album.title}
          </Link>
        </Text>
        <Text size="caption" tone="muted" isTruncated>
          {album.artist}
        </Text>
      </div>
      <Text isTabular>{money(priceInCents)}</Text>
      <IconButton
        size="small"
        label={t('cart.remove', { title: album.title })}
        icon={<X size={18} aria-hidden />}
        onClick={() => onRemove(album.id)}
      />
      {children && <div css={styles.notes}>{children}</div>}
    </li>
  );
}

const styles = {
  line: css({
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: 'var(--space-4)',
    rowGap: 'var(--space-3)',
    padding: 'var(--space-4) 0',
  }),
  cover: css({ width: 72 }),
  words: css({ minWidth: 0 }),
  title: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: 600,
    lineHeight: 1.3,
  }),
  notes: css({ gridColumn: '1 / -1' }),
};
