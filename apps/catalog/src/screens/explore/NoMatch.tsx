import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState } from '@fairtone/ui';
import type { FilterControl } from './useListFilter';

/** Shown when no item matches the filters, or when there are no items yet. */
export function NoMatch({ title, control }: { title: string; control: FilterControl }) {
  const { t } = useTranslation('catalog');
  const isNarrowed = control.search !== '' || control.genres.length > 0;
  return (
    <EmptyState title={title} text={isNarrowed ? t('explore.noMatchText') : t('list.emptyText')}>
      {isNarrowed && <Button onClick={control.clearAll}>{t('list.showAll')}</Button>}
    </EmptyState>
  );
}
