import { css } from '@emotion/react';
import type { CartItem } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { CoverLine } from '@fairtone/music';
import { IconButton, Link, Text } from '@fairtone/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  item: CartItem;
  onRemove: (albumId: string) => void;
  onFollowLink?: () => void;
  /** A problem that must be solved before this album can be paid. */
  children?: ReactNode;
}

/** One album of the cart. */
export function CartLine({ item, onRemove, onFollowLink, children }: Props) {
  const { t } = useTranslation('checkout');
  const { money } = useFormatters();
  const { album, priceInCents } = item;
  return (
    <li css={styles.line}>
      <CoverLine
        coverUrl={album.coverImage}
        coverPx={72}
        title={
          <Text css={styles.title}>
            <Link as={RouterLink} to={`/album/${album.id}`} variant="quiet" onClick={onFollowLink}>
              {album.title}
            </Link>
          </Text>
        }
        artist={album.artist}
        end={
          <>
            <Text isTabular>{money(priceInCents)}</Text>
            <IconButton
              size="small"
              label={t('cart.remove', { title: album.title })}
              icon={<X size={18} aria-hidden />}
              onClick={() => onRemove(album.id)}
            />
          </>
        }
      />
      {children}
    </li>
  );
}

const styles = {
  line: css({ display: 'grid', rowGap: 'var(--space-3)', padding: 'var(--space-4) 0' }),
  title: css({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontWeight: 600,
    lineHeight: 1.3,
  }),
};
