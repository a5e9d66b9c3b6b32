import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Skeleton } from '@fairtone/ui';

/** Placeholder of the purchases while they load. */
export function PurchasesSkeleton() {
  const { t } = useTranslation('account');
  return (
    <div role="status" aria-label={t('state.loading')}>
      {[1, 2, 3].map((row) => (
        <div key={row} css={styles.row}>
          <Skeleton shape="square" width={64} />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  );
}

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    gap: 'var(--space-4)',
    padding: 'var(--space-3) 0',
    borderBottom: '1px solid var(--line)',
  }),
};
