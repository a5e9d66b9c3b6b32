import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useState } from 'react';
import { useLazyStudioListPayoutLinesQuery, type Payout } from '../../api/payoutsApi';
import { saveCsv } from '../csv/saveCsv';
import { dollars } from '../csv/toCsv';
import { entryKind } from './entryKind';

/** The lines of one payout as a file; they sum to what was paid. */
export function useStatement() {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [loadLines] = useLazyStudioListPayoutLinesQuery();
  const [savingId, setSavingId] = useState<string | null>(null);

  async function save({ id, period }: Payout) {
    setSavingId(id);
    const { data: lines } = await loadLines(id);
    setSavingId(null);
    if (!lines) return dispatch(toastShown({ title: t('payouts.statementFailed'), tone: 'destructive' }));
    const head = (['date', 'movement', 'title', 'price', 'amount'] as const).map((column) =>
      t(`sales.column.${column}`),
    );
    const rows = lines.map((line) => [
      line.booked_at,
      t(`ledger.kind.${entryKind(line.kind)}`),
      line.title,
      line.gross_cents === null ? null : dollars(line.gross_cents),
      dollars(line.amount_cents),
    ]);
    saveCsv(`fairtone-payout-${period.slice(0, 7)}.csv`, [head, ...rows]);
  }

  return { save, savingId };
}
