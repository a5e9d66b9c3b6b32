import { css } from '@emotion/react';
import { genreSlug } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Heading, LinkedText, Stack, Text } from '@fairtone/ui';
import { useAccountListTopGenresQuery, type Profile } from '../../../api/profile';

/** Biography, genres, place and the month of joining. */
export function AboutTab({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { monthYear } = useFormatters();
  const { data: genres = [] } = useAccountListTopGenresQuery(profile.id);
  const named = genres.map((genre) => t(`common:genres.${genreSlug(genre)}`, { defaultValue: genre }));
  const facts = [
    [t('profile.topGenres'), named.join(', ') || t('common:genres.none')],
    ...(profile.location ? [[t('profile.location'), profile.location]] : []),
    [t('profile.memberSinceLabel'), monthYear(profile.created_at)],
  ] as const;
  return (
    <Stack gap={6} css={measure}>
      <Text css={bio} tone={profile.bio ? 'plain' : 'muted'}>
        <LinkedText text={profile.bio ?? t('profile.noBio')} />
      </Text>
      {facts.map(([label, value]) => (
        <section key={label}>
          <Heading level={2} size="lead">
            {label}
          </Heading>
          <Text>{value}</Text>
        </section>
      ))}
    </Stack>
  );
}

const measure = css({ maxWidth: '46rem' });
const bio = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
