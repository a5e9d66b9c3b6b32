import { css } from '@emotion/react';
import { GENRES } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { useGenreLabel } from '../../features/genre/useGenreLabel';

interface Props {
  chosen: readonly string[];
  onToggle: (genre: string) => void;
  onClear: () => void;
}

/** Every genre as a switch; several together widen the list. */
export function GenreChips({ chosen, onToggle, onClear }: Props) {
  const { t } = useTranslation('catalog');
  const labelOf = useGenreLabel();
  return (
    <div role="group" aria-label={t('explore.genres')} css={row}>
      <button type="button" css={chip} aria-pressed={chosen.length === 0} onClick={onClear}>
        {t('explore.allGenres')}
      </button>
      {GENRES.map((genre) => (
        <button
          key={genre}
          type="button"
          css={chip}
          aria-pressed={chosen.includes(genre)}
          onClick={() => onToggle(genre)}
        >
          {labelOf(genre)}
        </button>
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
  [media.wide]: { flexWrap: 'wrap', marginInline: 0, paddingInline: 0, overflow: 'visible' },
});
const chip = css({
  flex: 'none',
  minHeight: 38,
  padding: '0 var(--space-4)',
  borderRadius: 'var(--radius-full)',
  border: '1px solid var(--line-strong)',
  background: 'transparent',
  fontSize: 'var(--size-caption)',
  fontWeight: 500,
  cursor: 'pointer',
  transition: 'background-color var(--motion-fast), color var(--motion-fast)',
  [media.hover]: { '&:hover': { background: 'var(--hover)' } },
  '&[aria-pressed="true"]': { background: 'var(--inverse)', borderColor: 'var(--inverse)', color: 'var(--on-inverse)' },
});
