import { useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import { useAccountListRefusedPaymentsInfiniteQuery } from '../../api/refusedPayments';
import { useUserId } from '../../features/member/useUserId';
import { RefusedPaymentCard } from './RefusedPaymentCard';
import { StaffList } from './StaffList';

/** Payments that the provider reported and the shop refused to book, newest first. */
export function RefusedPayments() {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const query = useAccountListRefusedPaymentsInfiniteQuery(undefined, { skip: !userId });
  return (
    <StaffList
      query={query}
      label={t('moderation.payments.tab')}
      failedTitle={t('moderation.payments.failed')}
      emptyTitle={t('moderation.payments.empty')}
      hint={<Text tone="muted">{t('moderation.payments.hint')}</Text>}
      renderRow={(payment) => <RefusedPaymentCard key={payment.id} payment={payment} />}
    />
  );
}
