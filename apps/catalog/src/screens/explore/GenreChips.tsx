import { css } from '@emotion/react';
import { GENRES } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Chip } from '@fairtone/ui';
import { useGenreLabel } from '../../features/genre/useGenreLabel';

interface Props {
  chosen: readonly string[];
  onToggle: (genre: string) => void;
  onClear: () => void;
}

/** A toggle for each genre; the list shows items of any chosen genre. */
export function GenreChips({ chosen, onToggle, onClear }: Props) {
  const { t } = useTranslation('catalog');
  const labelOf = useGenreLabel();
  return (
    <div role="group" aria-label={t('explore.genres')} css={row}>
      <Chip isSelected={chosen.length === 0} onClick={onClear}>
        {t('explore.allGenres')}
      </Chip>
      {GENRES.map((genre) => (
        <Chip key={genre} isSelected={chosen.includes(genre)} onClick={() => onToggle(genre)}>
          {labelOf(genre)}
        </Chip>
      ))}
    </div>
  );
}

const row = css({
  display: 'flex',
  gap: 'var(--space-2)',
  // One line to swipe through on phones, with its ends at the edges of the screen.
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: 'calc(-1 * var(--page-gutter))',
  padding: '4px var(--page-gutter)',
  '& > button': { flex: 'none' },
  [media.wide]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
});
