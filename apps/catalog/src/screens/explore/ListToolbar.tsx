import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Select, Text } from '@fairtone/ui';
import type { ListSort } from '../../model/keyset';

interface Props {
  /** "Showing 24 of 96 albums"; null while it is counted. */
  countLine: string | null;
  sort: ListSort;
  onSort: (sort: ListSort) => void;
}

/** How much there is, and in which order. */
export function ListToolbar({ countLine, sort, onSort }: Props) {
  const { t } = useTranslation('catalog');
  return (
    <div css={row}>
      <Text tone="muted" isTabular role="status">
        {countLine ?? '\u00a0'}
      </Text>
      <div css={sortBox}>
        <Select
          label={t('explore.sort.label')}
          isLabelHidden
          value={sort}
          onChange={(event) => onSort(event.target.value as ListSort)}
          options={[
            { value: 'newest', label: t('explore.sort.newest') },
            { value: 'alphabetical', label: t('explore.sort.alphabetical') },
          ]}
        />
      </div>
    </div>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  marginBlock: 'var(--space-4) var(--space-6)',
  // A longer count takes a second line beside the field, never a line of its own that would push the list down.
  '& > p': { minWidth: 0, lineHeight: 1.4 },
});
const sortBox = css({ flex: '0 0 190px' });
