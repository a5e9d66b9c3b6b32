import { css } from '@emotion/react';
import { useIsOffline } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { WifiOff } from 'lucide-react';

const notice = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  padding: 'var(--space-2) var(--page-gutter)',
  background: 'var(--inverse)',
  color: 'var(--on-inverse)',
  '& > svg': { flex: 'none' },
});

/** Says while offline what still works. The live region stays in the DOM: screen readers announce only changes inside one. */
export function OfflineNotice() {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  return (
    <div role="status" data-offline={isOffline || undefined}>
      {isOffline && (
        <p css={notice}>
          <WifiOff size={18} aria-hidden />
          {t('layout.offline')}
        </p>
      )}
    </div>
  );
}
