import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Button, Inline, Text } from '@fairtone/ui';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import type { Payout } from '../../api/payoutsApi';
import { tableStyles } from '../totals/tableStyles';
import { PayoutLines } from './PayoutLines';

const TONES = { pending: 'info', paid: 'success', failed: 'danger', returned: 'warning' } as const;

/** Columns of the list of payouts, including the column of buttons. */
const PAYOUT_COLUMNS = 4;

interface Props {
  payout: Payout;
  isSaving: boolean;
  onSave: () => void;
}

/** One payout: month, period, state, lines, and its statement to download. */
export function PayoutRow({ payout, isSaving, onSave }: Props) {
  const { t } = useTranslation('studio');
  const { money, monthYear, date } = useFormatters();
  const [isOpen, setIsOpen] = useState(false);
  const linesId = useId();
  const month = monthYear(payout.period);
  const { from, to } = payout.statement;
  const linesTitle = t('payouts.linesOf', { month });

  return (
    <>
      <tr>
        <th scope="row">
          {month}
          {from && to && (
            <Text size="caption" tone="muted">
              {date(from) === date(to) ? date(from) : t('payouts.fromTo', { from: date(from), to: date(to) })}
            </Text>
          )}
        </th>
        <td css={tableStyles.number}>{money(payout.amount_cents - payout.returned_cents)}</td>
        <td>
          <Badge tone={TONES[payout.state]}>{t(`payouts.state.${payout.state}`)}</Badge>
          {payout.state === 'failed' && (
            <Text size="caption" tone="muted">
              {t('payouts.failedNote')}
            </Text>
          )}
        </td>
        <td>
          <Inline gap={2} justify="end">
            <Button
              size="small"
              variant="ghost"
              aria-expanded={isOpen}
              aria-controls={isOpen ? linesId : undefined}
              aria-label={linesTitle}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('payouts.lines')}
            </Button>
            <Button
              size="small"
              icon={<Download size={16} aria-hidden />}
              isLoading={isSaving}
              aria-label={t('payouts.statementOf', { month })}
              onClick={onSave}
            >
              {t('payouts.statement')}
            </Button>
          </Inline>
        </td>
      </tr>
      {isOpen && <PayoutLines id={linesId} payout={payout} columns={PAYOUT_COLUMNS} title={linesTitle} />}
    </>
  );
}
