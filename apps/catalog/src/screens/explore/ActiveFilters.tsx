import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, RemovableChip } from '@fairtone/ui';
import { useGenreLabel } from '../../features/genre/useGenreLabel';
import type { FilterControl } from './useListFilter';

/** The active filters of a list; each can be removed, or all at once. */
export function ActiveFilters({ control }: { control: FilterControl }) {
  const { t } = useTranslation('catalog');
  const labelOf = useGenreLabel();
  const { search, genres, setSearch, toggleGenre, clearAll } = control;
  if (!search && genres.length === 0) return null;
  const remove = (name: string) => t('list.remove', { name });
  return (
    <div role="group" aria-label={t('list.active')} css={row}>
      {search && (
        <RemovableChip removeLabel={remove(search)} onRemove={() => setSearch('')}>
          <span css={words}>{search}</span>
        </RemovableChip>
      )}
      {genres.map((genre) => (
        <RemovableChip key={genre} removeLabel={remove(labelOf(genre))} onRemove={() => toggleGenre(genre)}>
          {labelOf(genre)}
        </RemovableChip>
      ))}
      <Button variant="ghost" size="small" onClick={clearAll}>
        {t('list.clearAll')}
      </Button>
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  marginTop: 'var(--space-4)',
});
const words = css({ maxWidth: '24ch', overflow: 'hidden', textOverflow: 'ellipsis' });
