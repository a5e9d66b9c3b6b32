import type { OfflineView } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState } from '@fairtone/ui';
import { RotateCw, WifiOff } from 'lucide-react';
import { SavedAlbumsNotice } from './SavedAlbumsNotice.tsx';
import { useIsFirst } from './useIsFirst.ts';

/**
 * Replaces content that is not on this device while offline. The first one on a page also lists the saved albums, which can be played;
 * others are short.
 */
export function NotOnDevice({ headingLevel, align, onRetry, isRetrying, children }: OfflineView) {
  const { t } = useTranslation('offline');
  const [isFirst, place] = useIsFirst<HTMLDivElement>();
  return (
    <div ref={place}>
      <div role="alert">
        <EmptyState
          icon={isFirst && <WifiOff size={32} aria-hidden />}
          title={t('title')}
          text={isFirst && t('text')}
          headingLevel={headingLevel}
          align={align}
        >
          <Button onClick={onRetry} isLoading={isRetrying} icon={<RotateCw size={18} aria-hidden />}>
            {t('tryAgain')}
          </Button>
          {children}
        </EmptyState>
      </div>
      {isFirst && <SavedAlbumsNotice />}
    </div>
  );
}
