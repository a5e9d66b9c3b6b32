import { useNetworkReturn, type FailureView } from '@fairtone/federation';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { Button, ErrorState, Page } from '@fairtone/ui';
import { useContext } from 'react';
import { lazily } from '../app/lazily.tsx';
import { NeedsConnection } from '../offline/Offline.tsx';
import { OfflineAlbumsLink } from '../offline/OfflineAlbumsLink.tsx';
import { MissingSlot } from './MissingSlot.tsx';
import { partTitle } from './partTitle.ts';
import { SlotPlace } from './SlotPlace.ts';

const FailureDialog = lazily(async () => (await import('./FailureDialog.tsx')).FailureDialog);

/**
 * Names the missing part of the page by its release's title and offers to try again, or to reload the page where that can help; offline it says that the part is not on this device.
 * The rest of the page keeps working.
 */
export function RemoteFailurePanel({ remote, titles, kind, reason, onRetry, onReload, onClose }: FailureView) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const place = useContext(SlotPlace);
  // Screens and dialogs show `ErrorState`, which retries by itself.
  const isOffline = useNetworkReturn(kind === 'slot' ? onRetry : undefined);
  const part = partTitle(titles, language, t('remote.other'));
  const title = t(reason === 'froze' ? 'remote.froze' : 'remote.missing', { part });

  if (kind === 'slot' && place && isOffline) return <NeedsConnection slot={place} />;
  // A slot inside a screen has space for the whole panel, which is shown while only the network is missing.
  if (kind === 'slot' && (place || !isOffline)) {
    const isCompact = place !== null && place !== 'shell.player';
    return <MissingSlot {...{ remote, title, onRetry, onReload, isCompact }} />;
  }
  const panel = (
    <ErrorState
      title={title}
      text={t('remote.restWorks')}
      headingLevel={kind === 'screen' ? 1 : 2}
      retryLabel={t('remote.tryAgain')}
      onRetry={onRetry}
    >
      {onReload && <Button onClick={onReload}>{t('crash.reload')}</Button>}
      {kind === 'screen' && <OfflineAlbumsLink />}
    </ErrorState>
  );
  if (kind === 'dialog') {
    return (
      <FailureDialog title={part} closeLabel={t('remote.close')} onClose={() => onClose?.()}>
        {panel}
      </FailureDialog>
    );
  }
  if (kind === 'slot') return <div data-remote-failed={remote}>{panel}</div>;
  return <Page data-remote-failed={remote}>{panel}</Page>;
}
