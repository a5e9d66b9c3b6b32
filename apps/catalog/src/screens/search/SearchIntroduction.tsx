import { css } from '@emotion/react';
import { GENRES } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Heading, Link, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useGenreLabel } from '../../features/genre/useGenreLabel';

/** Shown before a search: what can be found, and links to genres. */
export function SearchIntroduction() {
  const { t } = useTranslation('catalog');
  const labelOf = useGenreLabel();
  return (
    <section css={section} aria-labelledby="search-genres">
      <Text tone="muted">{t('search.intro')}</Text>
      <Heading level={2} size="heading" id="search-genres">
        {t('search.byGenre')}
      </Heading>
      <ul css={list}>
        {GENRES.map((genre) => (
          <li key={genre}>
            <Link as={RouterLink} to={`/all-albums?${new URLSearchParams({ genre }).toString()}`} variant="strong">
              {labelOf(genre)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const section = css({ display: 'grid', gap: 'var(--space-4)' });
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: 'var(--space-2) var(--space-6)',
  padding: 0,
  listStyleType: '""',
  '& > li': { minHeight: 'var(--target)', display: 'flex', alignItems: 'center' },
});
