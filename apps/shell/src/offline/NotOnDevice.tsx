import type { OfflineView } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState } from '@fairtone/ui';
import { RotateCw, WifiOff } from 'lucide-react';
import { lazily } from '../app/lazily.tsx';
import { useIsFirst } from './useIsFirst.ts';

// Fetched when the page is kept for later (`runOffline`), so that it is there when there is no network.
const KeptHere = lazily(async () => (await import('./KeptHere.tsx')).KeptHere);

/**
 * In place of what is not on this device while there is no network. The first one of a page says what does play here; others are
 * short.
 */
export function NotOnDevice({ headingLevel, align, onRetry, isRetrying, children }: OfflineView) {
  const { t } = useTranslation('shell');
  const isFirst = useIsFirst();
  return (
    <div data-not-on-device={isFirst ? 'first' : 'next'}>
      <div role="alert">
        <EmptyState
          icon={isFirst && <WifiOff size={32} aria-hidden />}
          title={t('offline.notHere')}
          text={isFirst && t('offline.notHereText')}
          headingLevel={headingLevel}
          align={align}
        >
          <Button onClick={onRetry} isLoading={isRetrying} icon={<RotateCw size={18} aria-hidden />}>
            {t('remote.tryAgain')}
          </Button>
          {children}
        </EmptyState>
      </div>
      {isFirst && <KeptHere />}
    </div>
  );
}
