import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Select } from '@fairtone/ui';
import { SALE_KINDS, SALE_STATES, type SaleFilter } from '../../api/saleSchemas';
import { SALE_PERIODS } from './useSaleFilter';

interface Props {
  filter: SaleFilter;
  onChange: (name: keyof SaleFilter, value: string) => void;
}

/** Selects for kind, state and period of the listed sales. */
export function SaleFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('studio');
  const choices = {
    kind: SALE_KINDS.map((kind) => ({ value: kind as string, label: t(`sales.kind.${kind}`) })),
    state: SALE_STATES.map((state) => ({ value: state as string, label: t(`sales.state.${state}`) })),
    days: SALE_PERIODS.map((days) => ({ value: String(days), label: t('sales.lastDays', { count: days }) })),
  };
  return (
    <div css={row}>
      {(['kind', 'state', 'days'] as const).map((name) => (
        <Select
          key={name}
          label={t(`sales.filter.${name}`)}
          options={[{ value: '', label: t(`sales.all.${name}`) }, ...choices[name]]}
          value={String(filter[name] ?? '')}
          onChange={({ target }) => onChange(name, target.value)}
        />
      ))}
    </div>
  );
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: 'var(--space-4)',
  flex: '1 1 24rem',
});
