import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Avatar, Heading, LinkedText } from '@fairtone/ui';
import { MapPin } from 'lucide-react';
import { GenreBadge } from '../../features/genre/GenreBadge';
import { hasLongBio, type Artist } from '../../model/artist';
import { ArtistActions } from './ArtistActions';
import { artistHeaderLayout } from './artistHeaderLayout';
import { ArtistLinks } from './ArtistLinks';

/** Header of an artist page: banner, picture, name, location, biography, links and actions. */
export function ArtistHeader({ artist, isOwn }: { artist: Artist; isOwn: boolean }) {
  const { t } = useTranslation('catalog');
  const { number } = useFormatters();
  return (
    <>
      {artist.page.bannerUrl && <img src={artist.page.bannerUrl} alt="" css={banner} />}
      <header css={artistHeaderLayout}>
        <Avatar url={artist.avatarUrl} name={artist.name} size="clamp(112px, 18vw, 208px)" />
        <div css={words}>
          <Heading level={1}>{artist.name}</Heading>
          <p css={facts}>
            <GenreBadge genres={artist.genres} />
            {artist.location && (
              <span css={place}>
                <MapPin size={16} aria-hidden />
                {artist.location}
              </span>
            )}
            <span css={quiet}>
              {t('artist.followers', { count: artist.followers, shown: number(artist.followers) })}
            </span>
          </p>
          <p css={[bio, hasLongBio(artist) && clamped, !artist.bio && quiet]}>
            <LinkedText text={artist.bio ?? t('artist.noBio')} />
          </p>
          <ArtistLinks links={artist.links} />
          <ArtistActions artist={artist} isOwn={isOwn} />
        </div>
      </header>
    </>
  );
}

const banner = css({
  display: 'block',
  width: '100%',
  height: 'clamp(140px, 24vw, 320px)',
  marginTop: 'var(--space-4)',
  objectFit: 'cover',
  borderRadius: 'var(--radius-3)',
  background: 'var(--hover)',
});
const words = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0 });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2) var(--space-4)' });
const place = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)', color: 'var(--text-muted)' });
const bio = css({ maxWidth: '62ch', fontSize: '1rem', lineHeight: 1.65, whiteSpace: 'pre-line' });
// The whole text is under "About"; here a long one must not push the music off the screen.
const clamped = css({
  display: '-webkit-box',
  WebkitLineClamp: 5,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
const quiet = css({ color: 'var(--text-muted)' });
