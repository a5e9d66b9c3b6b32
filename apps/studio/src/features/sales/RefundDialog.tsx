import { isApiError } from '@fairtone/api';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Banner, Button, Dialog, Stack, Text } from '@fairtone/ui';
import { useStudioRefundSaleMutation } from '../../api/salesApi';
import type { Sale } from '../../api/saleSchemas';

const REFUSALS = [
  'sale_not_found',
  'sale_was_free',
  'sale_disputed',
  'refund_window_closed',
  'refund_refused',
] as const;

/** Asks for confirmation: a refund cannot be undone. */
export function RefundDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const { t } = useTranslation('studio');
  const { money } = useFormatters();
  const dispatch = useAppDispatch();
  const [refund, { isLoading, error }] = useStudioRefundSaleMutation();
  const code = isApiError(error) ? REFUSALS.find((refusal) => refusal === error.code) : undefined;

  async function handleRefund() {
    const { data } = await refund({ id: sale.id, kind: sale.kind });
    if (!data) return;
    const amount = money(data.amountCents);
    dispatch(
      toastShown({ title: t(`refund.${data.state}`), description: t('refund.back', { amount }), tone: 'success' }),
    );
    onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={t('refund.title')}
      closeLabel={t('common:action.close')}
      isDismissable={!isLoading}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="danger" isLoading={isLoading} onClick={() => void handleRefund()}>
            {t('refund.confirm', { amount: money(sale.amount_cents) })}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>
          {t(sale.kind === 'sale' ? 'refund.textSale' : 'refund.textDonation', {
            title: sale.title ?? t('sales.nameless'),
            share: money(sale.share_cents),
          })}
        </Text>
        {error && <Banner tone="danger">{t(`refund.problem.${code ?? 'other'}`)}</Banner>}
      </Stack>
    </Dialog>
  );
}
