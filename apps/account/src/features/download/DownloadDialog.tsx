import type { DialogProps, DownloadFormat } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Stack } from '@fairtone/ui';
import { useState } from 'react';
import { SaveOfflineButton } from '../saved-albums/SaveOfflineButton';
import { downloadErrorText } from './downloadErrorText';
import { DownloadNote } from './DownloadNote';
import { DownloadProgressView } from './DownloadProgressView';
import { OfferedFormats } from './OfferedFormats';
import { useAlbumDownload } from './useAlbumDownload';

/** Downloads an album as a ZIP, as the artist uploaded it or as MP3. */
export function Component({ albumId, albumTitle, onClose }: DialogProps<'account.download'>) {
  const { t } = useTranslation('account');
  const [format, setFormat] = useState<DownloadFormat>('original');
  const { state, start, cancel } = useAlbumDownload(albumId);
  const isRunning = state.phase === 'preparing' || state.phase === 'fetching' || state.phase === 'placing';

  return (
    <Dialog
      size="small"
      isDismissable={!isRunning}
      title={t('download.title', { title: albumTitle })}
      closeLabel={t('action.close')}
      onClose={onClose}
      footer={footer()}
    >
      {content()}
    </Dialog>
  );

  function content() {
    switch (state.phase) {
      case 'choosing':
        return (
          <Stack gap={5}>
            <OfferedFormats albumId={albumId} format={format} onChange={setFormat} />
            <SaveOfflineButton albumId={albumId} albumTitle={albumTitle} />
          </Stack>
        );
      case 'preparing':
      case 'fetching':
        return <DownloadProgressView progress={state.phase === 'fetching' ? state.progress : null} />;
      case 'placing':
        return <DownloadNote tone="info" text={t('download.place', { title: albumTitle })} />;
      case 'saved':
        return state.failedTitles.length === 0 ? (
          <DownloadNote tone="success" text={t('download.saved')} />
        ) : (
          <DownloadNote tone="warning" text={t('download.savedInPart')} titles={state.failedTitles} />
        );
      case 'failed':
        return <DownloadNote tone="danger" text={downloadErrorText(state.error, t)} />;
    }
  }

  function footer() {
    const again = (label: string) => (
      <Button variant="primary" onClick={() => start(format)}>
        {label}
      </Button>
    );
    switch (state.phase) {
      case 'choosing':
        return again(t('action.download'));
      case 'placing':
        return (
          <>
            <Button onClick={cancel}>{t('action.cancel')}</Button>
            <Button variant="primary" onClick={state.onPlace}>
              {t('download.choosePlace')}
            </Button>
          </>
        );
      case 'saved':
        return (
          <>
            {state.failedTitles.length > 0 && again(t('action.retry'))}
            <Button onClick={onClose}>{t('action.close')}</Button>
          </>
        );
      case 'failed':
        return (
          <>
            <Button onClick={onClose}>{t('action.close')}</Button>
            {again(t('action.retry'))}
          </>
        );
      default:
        return <Button onClick={cancel}>{t('action.cancel')}</Button>;
    }
  }
}
