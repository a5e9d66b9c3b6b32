import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ErrorState, Page, ScreenSpinner, useDocumentTitle } from '@fairtone/ui';
import { Link, useParams } from 'react-router-dom';
import { useAccountGetReceiptQuery } from '../../api/receipts';
import { MembersOnly } from '../../features/member/MembersOnly';
import { useUserId } from '../../features/member/useUserId';
import { ReceiptView } from './ReceiptView';

/** The receipt of an order, which can be printed. */
export function Component() {
  return (
    <Page width="text">
      <MembersOnly>
        <ReceiptOf />
      </MembersOnly>
    </Page>
  );
}

function ReceiptOf() {
  const { t } = useTranslation('account');
  const { orderId = '' } = useParams();
  const userId = useUserId();
  const isId = isUuid(orderId);
  const receipt = useAccountGetReceiptQuery(orderId, { skip: !isId || !userId, refetchOnMountOrArgChange: true });
  useDocumentTitle(t('receipt.title'));

  if (receipt.isError) {
    return (
      <ErrorState
        headingLevel={1}
        title={t('receipt.failed')}
        text={t('error.network')}
        retryLabel={t('action.retry')}
        query={receipt}
      />
    );
  }
  if (!isId || receipt.data === null) {
    return (
      <EmptyState headingLevel={1} title={t('receipt.notFound')} text={t('receipt.notFoundText')}>
        <Button as={Link} to="/dashboard?tab=purchases" variant="primary">
          {t('support.toPurchases')}
        </Button>
      </EmptyState>
    );
  }
  return receipt.data ? <ReceiptView receipt={receipt.data} /> : <ScreenSpinner label={t('state.loading')} />;
}
