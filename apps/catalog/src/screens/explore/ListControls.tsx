import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, Select } from '@fairtone/ui';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { LIST_SORTS, type ListSort } from '../../model/listFilter';
import { ActiveFilters } from './ActiveFilters';
import { GenreChips } from './GenreChips';
import { ListSearch } from './ListSearch';
import type { FilterControl } from './useListFilter';

interface Props {
  control: FilterControl;
  searchLabel: string;
  /** True: the genres are in a panel that opens and closes. False: they are always visible. */
  hasPanel: boolean;
}

/** Search, sort order and filters of a list. */
export function ListControls({ control, searchLabel, hasPanel }: Props) {
  const { t } = useTranslation('catalog');
  const { sort, search, genres, setSort, setSearch, toggleGenre, clearGenres } = control;
  const [isOpen, setIsOpen] = useState(genres.length > 0);
  const panelId = useId();
  const isShown = !hasPanel || isOpen;
  return (
    <>
      <div css={row}>
        <ListSearch label={searchLabel} search={search} onSearch={setSearch} />
        <div css={sortBox}>
          <Select
            label={t('explore.sort.label')}
            isLabelHidden
            value={sort}
            onChange={(event) => setSort(event.target.value as ListSort)}
            options={LIST_SORTS.map((value) => ({ value, label: t(`explore.sort.${value}`) }))}
          />
        </div>
        {hasPanel && (
          <Button
            css={toggle}
            aria-expanded={isOpen}
            aria-controls={panelId}
            icon={<SlidersHorizontal size={18} aria-hidden />}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t(isOpen ? 'list.hideFilters' : 'list.showFilters')}
          </Button>
        )}
      </div>
      <div id={panelId} css={panel} hidden={!isShown}>
        {isShown && <GenreChips chosen={genres} onToggle={toggleGenre} onClear={clearGenres} />}
      </div>
      <ActiveFilters control={control} />
    </>
  );
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' });
const sortBox = css({ flex: '1 0 168px', maxWidth: 220 });
const toggle = css({ flex: '1 0 auto', maxWidth: 200, minHeight: 48 });
const panel = css({ marginTop: 'var(--space-4)' });
