import { css } from '@emotion/react';
import { useIsReleased } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Avatar, Button, Heading } from '@fairtone/ui';
import { MapPin, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FollowButton } from '../../features/follow/FollowButton';
import { GenreBadge } from '../../features/genre/GenreBadge';
import type { Artist } from '../../model/artist';

/** Who makes this music: picture, name, place and their own words. */
export function ArtistHeader({ artist, isOwn }: { artist: Artist; isOwn: boolean }) {
  const { t } = useTranslation('catalog');
  const hasSettings = useIsReleased('/artist-settings');
  return (
    <header css={header}>
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
        </p>
        <p css={[bio, !artist.bio && quiet]}>{artist.bio ?? t('artist.noBio')}</p>
        <div css={actions}>
          {!isOwn && <FollowButton artistId={artist.id} />}
          {isOwn && hasSettings && (
            <Button as={Link} to="/artist-settings" icon={<Settings size={18} aria-hidden />}>
              {t('artist.settings')}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}

const header = css({
  display: 'grid',
  gap: 'var(--space-6)',
  paddingBlock: 'var(--space-6) var(--space-12)',
  [media.wide]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'clamp(var(--space-8), 4vw, var(--space-16))',
    alignItems: 'center',
    paddingBlock: 'var(--space-10) var(--space-16)',
  },
});
const words = css({ display: 'grid', gap: 'var(--space-4)', minWidth: 0 });
const facts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--space-2) var(--space-4)' });
const place = css({ display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)', color: 'var(--text-muted)' });
const bio = css({ maxWidth: '62ch', fontSize: '1rem', lineHeight: 1.65, whiteSpace: 'pre-line' });
const quiet = css({ color: 'var(--text-muted)' });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', marginTop: 'var(--space-2)' });
