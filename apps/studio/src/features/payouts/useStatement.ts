import { deviceZone, statementRows } from '@fairtone/domain';
import { useFormatters, useLanguage, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useState } from 'react';
import { useLazyStudioListPayoutLinesQuery, type Payout } from '../../api/payoutsApi';
import { saveCsv } from '../csv/saveCsv';
import { entryKind } from './entryKind';

/** Downloads the statement of a payout as CSV: its period, its amount, and its lines. */
export function useStatement() {
  const { t } = useTranslation('studio');
  const { monthYear } = useFormatters();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const [loadLines] = useLazyStudioListPayoutLinesQuery();
  const [savingId, setSavingId] = useState<string | null>(null);

  async function save({ id, period, amount_cents, statement }: Payout) {
    setSavingId(id);
    const { data: lines } = await loadLines(id);
    setSavingId(null);
    if (!lines) return dispatch(toastShown({ title: t('payouts.statementFailed'), tone: 'destructive' }));
    const zone = deviceZone();
    const words = {
      title: t('payouts.statementOf', { month: monthYear(period) }),
      period: t('payouts.period'),
      amount: t('sales.column.amount'),
      column: (name: string) => (name === 'date' ? t('csv.date', { zone }) : t(`sales.column.${name}`)),
      kind: (kind: string) => t(`ledger.kind.${entryKind(kind)}`),
    };
    const payout = { amount_cents, from: statement.from ?? null, to: statement.to ?? null };
    saveCsv(`fairtone-payout-${period.slice(0, 7)}.csv`, statementRows(payout, lines, words, zone), language);
  }

  return { save, savingId };
}
