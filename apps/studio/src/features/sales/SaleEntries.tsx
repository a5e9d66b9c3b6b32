/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the roles of table cells when their display is changed */
import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Inline, Spinner, Text } from '@fairtone/ui';
import { useStudioListSaleEntriesQuery } from '../../api/salesApi';
import type { Sale } from '../../api/saleSchemas';
import { tableStyles } from '../totals/tableStyles';
import { SALE_COLUMNS } from './saleColumns';
import { saleStyles } from './saleStyles';
import { entryKind } from '../payouts/entryKind';

interface Props {
  id: string;
  sale: Sale;
  title: string;
}

/** The ledger entries of one sale, and their sum. */
export function SaleEntries({ id, sale, title }: Props) {
  const { t } = useTranslation('studio');
  const { money, date } = useFormatters();
  const query = useStudioListSaleEntriesQuery({ id: sale.id, kind: sale.kind }, { refetchOnMountOrArgChange: true });
  const entries = query.data;

  return (
    <tr role="row" id={id} css={[inset, saleStyles.inset]}>
      <td role="cell" colSpan={SALE_COLUMNS}>
        {shown()}
      </td>
    </tr>
  );

  function shown() {
    if (!entries && query.isError) {
      return (
        <Inline role="alert">
          <Text tone="danger">{t('sales.entriesFailed')}</Text>
          <Button size="small" isLoading={query.isFetching} onClick={() => void query.refetch()}>
            {t('common:action.retry')}
          </Button>
        </Inline>
      );
    }
    if (!entries) return <Spinner label={t('common:state.loading')} />;
    if (entries.length === 0) return <Text tone="muted">{t('sales.noEntries')}</Text>;
    return (
      <table css={tableStyles.table}>
        <caption className="visually-hidden">{t('sales.entriesOf', { title })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('sales.column.date')}</th>
            <th scope="col">{t('sales.column.movement')}</th>
            <th scope="col">{t('sales.column.account')}</th>
            <th scope="col" css={tableStyles.number}>
              {t('sales.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>{date(entry.created_at)}</td>
              <td>{t(`ledger.kind.${entryKind(entry.kind)}`)}</td>
              <td>{t(`ledger.account.${entry.account}`)}</td>
              <td css={tableStyles.number}>{money(entry.amount_cents)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={3}>
              {t('sales.sum')}
            </th>
            <td css={tableStyles.number}>{money(entries.reduce((sum, entry) => sum + entry.amount_cents, 0))}</td>
          </tr>
        </tbody>
      </table>
    );
  }
}

const inset = css({ '&& > td': { padding: 'var(--space-3) var(--space-5)', background: 'var(--sunken)' } });
