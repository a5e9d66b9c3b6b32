import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { AlbumCover, Button, CoverGrid, Link, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useAccountListReleasesQuery } from '../../../api/profile';
import { Answer, type TabProps } from './Answer';

/** An artist's albums, the newest first. */
export function ReleasesTab({ personId, isOwn }: TabProps) {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const releases = useAccountListReleasesQuery(personId);
  return (
    <Answer
      query={releases}
      failed={t('profile.releasesFailed')}
      empty={t(isOwn ? 'profile.noOwnReleases' : 'profile.noReleases')}
      emptyAction={
        isOwn && (
          <Button as={RouterLink} to="/create-album" variant="primary">
            {t('overview.createAlbum')}
          </Button>
        )
      }
    >
      {(albums) => (
        <CoverGrid aria-label={t('profile.tab.releases')}>
          {albums.map((album) => (
            <li key={album.id}>
              <AlbumCover url={album.cover_image} alt="" />
              <Text css={title}>
                <Link as={RouterLink} to={`/album/${album.id}`} variant="quiet">
                  {album.title}
                </Link>
              </Text>
              <Text size="caption" tone="muted">
                {date(album.release_date)}
              </Text>
            </li>
          ))}
        </CoverGrid>
      )}
    </Answer>
  );
}

const title = css({ marginTop: 'var(--space-3)', fontWeight: 600 });
