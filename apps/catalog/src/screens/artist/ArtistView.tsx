import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Page } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { useAccentStyle } from '../../features/accent/useAccentStyle';
import { Breadcrumb } from '../../features/breadcrumb/Breadcrumb';
import type { Artist } from '../../model/artist';
import type { ArtistSection } from '../../model/artistSections';
import { ArtistAbout } from './ArtistAbout';
import { ArtistAlbums, type ArtistAlbumsProps } from './ArtistAlbums';
import { ArtistHeader } from './ArtistHeader';
import { PinnedAlbum } from './PinnedAlbum';
import { PopularTracks } from './PopularTracks';

type Props = { artist: Artist } & Omit<ArtistAlbumsProps, 'isOwn'>;

/** An artist's page with the artist's own sections and accent colour. */
export function ArtistView({ artist, ...albumProps }: Props) {
  const { t } = useTranslation('catalog');
  const isOwn = useAppSelector((state) => selectUser(state)?.id === artist.id);
  const accentStyle = useAccentStyle(artist.page.accent);
  const pinned = albumProps.albums?.find(({ id }) => id === artist.page.pinnedAlbumId);
  const parts: Record<ArtistSection, ReactNode> = {
    pinned: pinned && <PinnedAlbum album={pinned} />,
    albums: <ArtistAlbums isOwn={isOwn} {...albumProps} />,
    popular: <PopularTracks artist={artist} />,
    about: <ArtistAbout artist={artist} />,
  };
  return (
    <Page style={accentStyle}>
      <Breadcrumb
        crumbs={[
          { label: t('breadcrumb.home'), to: '/' },
          { label: t('breadcrumb.explore'), to: '/explore' },
          { label: t('breadcrumb.artists'), to: '/artists' },
        ]}
        current={artist.name}
      />
      <ArtistHeader artist={artist} isOwn={isOwn} />
      <div css={sections}>
        {artist.page.sections.map((section) => (
          <div key={section} css={part}>
            {parts[section]}
          </div>
        ))}
      </div>
    </Page>
  );
}

const sections = css({ display: 'flex', flexDirection: 'column', gap: 'clamp(var(--space-12), 6vw, var(--space-20))' });
const part = css({ '&:empty': { display: 'none' } });
