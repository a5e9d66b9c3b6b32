import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { AlbumCover, CoverGrid, Link, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { FavoriteAlbum } from '../../api/favorites';
import { FavoriteSection, type SectionProps } from './FavoriteSection';
import { RemoveHeart } from './RemoveHeart';

/** Grid of the albums that a user likes. An album that is no longer visible shows only the button that removes it. */
export function FavoriteAlbums({ favorites, onRemove, ...more }: SectionProps<FavoriteAlbum>) {
  const { t } = useTranslation('account');
  return (
    <FavoriteSection title={t('favorites.albums')} {...more}>
      <CoverGrid>
        {favorites.map(({ id, album }) => (
          <li key={id}>
            <AlbumCover url={album?.cover_image} alt="" />
            <div css={styles.words}>
              <div css={styles.text}>
                <Text isTruncated css={styles.title}>
                  {album ? (
                    <Link as={RouterLink} to={`/album/${album.id}`} variant="quiet">
                      {album.title}
                    </Link>
                  ) : (
                    t('playlist.unavailable')
                  )}
                </Text>
                <Text size="caption" tone="muted" isTruncated>
                  {album && (album.artist?.name ?? t('common:role.unknownArtist'))}
                </Text>
              </div>
              {onRemove && (
                <RemoveHeart title={album?.title ?? t('playlist.unavailable')} onPress={() => onRemove(id)} />
              )}
            </div>
          </li>
        ))}
      </CoverGrid>
    </FavoriteSection>
  );
}

const styles = {
  words: css({ display: 'flex', justifyContent: 'space-between', gap: 'var(--space-2)', marginTop: 'var(--space-3)' }),
  text: css({ minWidth: 0 }),
  title: css({ fontWeight: 600 }),
};
