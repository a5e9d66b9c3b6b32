import { useIsOffline } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Inline, MoreButton, Stack } from '@fairtone/ui';
import { Disc3, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAccountListPurchasesInfiniteQuery } from '../../../api/purchases';
import { DownloadAllDialog } from '../../../features/download-all/DownloadAllDialog';
import { SavedAlbumLink } from '../../../features/saved-albums/SavedAlbumLink';
import { PurchasesSkeleton } from './PurchasesSkeleton';
import { PurchasesTable } from './PurchasesTable';

/** The user's purchases, with downloads. Without a network it shows the list of the last visit. */
export function PurchasesTab() {
  const { t } = useTranslation('account');
  const userId = useAppSelector(selectUser)?.id ?? '';
  const purchases = useAccountListPurchasesInfiniteQuery(userId, { skip: !userId, refetchOnMountOrArgChange: true });
  const rows = purchases.data?.pages.flat();
  const isOffline = useIsOffline();
  const [isTakingAll, setIsTakingAll] = useState(false);

  if (!rows && purchases.isError) {
    return (
      <ErrorState
        title={t('purchases.failed')}
        text={t('purchases.failedText')}
        retryLabel={t('action.retry')}
        query={purchases}
      >
        <SavedAlbumLink />
      </ErrorState>
    );
  }
  if (!rows) return <PurchasesSkeleton />;
  if (rows.length === 0) {
    return (
      <EmptyState icon={<Disc3 size={32} aria-hidden />} title={t('purchases.empty')} text={t('purchases.emptyText')}>
        <Button as={Link} to="/explore" variant="primary">
          {t('purchases.explore')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack gap={6} align="start">
      <Inline gap={3}>
        {!isOffline && rows.some(({ revoked_at }) => !revoked_at) && (
          <Button icon={<FolderDown size={18} aria-hidden />} onClick={() => setIsTakingAll(true)}>
            {t('downloadAll.button')}
          </Button>
        )}
        <SavedAlbumLink />
      </Inline>
      {isTakingAll && <DownloadAllDialog onClose={() => setIsTakingAll(false)} />}
      <PurchasesTable purchases={rows} />
      <MoreButton query={purchases}>{t('action.showMore')}</MoreButton>
    </Stack>
  );
}
