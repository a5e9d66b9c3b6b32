import type { DownloadFormat } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { Button, Dialog, Stack, Text } from '@fairtone/ui';
import { useState } from 'react';
import { DownloadFormatChoice } from '../download/DownloadFormatChoice';
import { DownloadNote } from '../download/DownloadNote';
import { downloadErrorText } from '../download/downloadErrorText';
import { useUserId } from '../member/useUserId';
import { CollectionProgressView } from './CollectionProgressView';
import { useCollectionDownload } from './useCollectionDownload';

/** Dialog that downloads all albums of the user as one ZIP. */
export function DownloadAllDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const [format, setFormat] = useState<DownloadFormat>('original');
  const { state, start, cancel } = useCollectionDownload(userId);

  return (
    <Dialog
      size="small"
      isDismissable={state.phase !== 'fetching'}
      title={t('downloadAll.title')}
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
            <Text tone="muted">{t('downloadAll.text')}</Text>
            <DownloadFormatChoice format={format} onChange={setFormat} />
          </Stack>
        );
      case 'fetching':
        return <CollectionProgressView progress={state.progress} />;
      case 'saved':
        return state.missing.length === 0 ? (
          <DownloadNote tone="success" text={t('downloadAll.saved')} />
        ) : (
          <DownloadNote
            tone="warning"
            text={t('downloadAll.savedInPart')}
            titles={state.missing.map(({ album, tracks }) => (tracks ? `${album}: ${tracks.join(', ')}` : album))}
          />
        );
      case 'failed':
        return <DownloadNote tone="danger" text={downloadErrorText(state.error, t)} />;
    }
  }

  function footer() {
    if (state.phase === 'fetching') return <Button onClick={cancel}>{t('action.cancel')}</Button>;
    const isDone = state.phase === 'saved' && state.missing.length === 0;
    return (
      <>
        {state.phase !== 'choosing' && <Button onClick={onClose}>{t('action.close')}</Button>}
        {!isDone && (
          <Button variant="primary" onClick={() => start(format)}>
            {t(state.phase === 'choosing' ? 'action.download' : 'action.retry')}
          </Button>
        )}
      </>
    );
  }
}
