import { css } from '@emotion/react';
import { genreSlug } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Avatar, Badge, Heading, Inline, LinkedText, Stack, Text } from '@fairtone/ui';
import { useAccountListTopGenresQuery, type Profile } from '../../api/profile';
import { FollowCounts } from './FollowCounts';
import { OtherActions } from './OtherActions';
import { OwnActions } from './OwnActions';

/** Picture, name, bio, numbers of follows and joining month of a person. */
export function ProfileHeader({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const { t } = useTranslation('account');
  const { monthYear } = useFormatters();
  const genres = useAccountListTopGenresQuery(profile.id);
  return (
    <header css={styles.header}>
      <Avatar url={profile.avatar_url} name={profile.name} size="clamp(96px, 16vw, 168px)" />
      <Stack gap={4} align="start">
        <Heading level={1} size="heading" css={styles.name}>
          {profile.name || t(profile.role === 'artist' ? 'common:role.unknownArtist' : 'common:role.unknownUser')}
        </Heading>
        <Inline gap={4}>
          <FollowCounts profile={profile} />
          <Text as="span" tone="muted">
            {t('profile.memberSince', { month: monthYear(profile.created_at) })}
          </Text>
        </Inline>
        <Text tone={profile.bio ? 'plain' : 'muted'} css={styles.bio}>
          <LinkedText text={profile.bio ?? t('profile.noBio')} />
        </Text>
        {genres.data && genres.data.length > 0 && (
          <Inline gap={2} as="ul" aria-label={t('profile.topGenres')} css={styles.genres}>
            {genres.data.map((genre) => (
              <li key={genre}>
                <Badge>{t(`common:genres.${genreSlug(genre)}`, { defaultValue: genre })}</Badge>
              </li>
            ))}
          </Inline>
        )}
        {isOwn ? <OwnActions profile={profile} /> : <OtherActions profile={profile} />}
      </Stack>
    </header>
  );
}

const styles = {
  header: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: 'var(--space-8)',
    alignItems: 'start',
    [media.compactOnly]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' },
  }),
  name: css({ overflowWrap: 'anywhere' }),
  bio: css({
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    maxWidth: '46rem',
    overflowWrap: 'anywhere',
  }),
  genres: css({ padding: 0, listStyleType: '""' }),
};
