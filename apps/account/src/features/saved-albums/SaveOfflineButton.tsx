import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Inline, ProgressBar, Stack, Text } from '@fairtone/ui';
import { CircleCheck, CloudDownload, X } from 'lucide-react';
import { useSavedAlbumsState } from './useSavedAlbumsState';

interface Props {
  albumId: string;
  albumTitle: string;
}

/** Saves an album on this device, shows the progress, and removes the album again. */
export function SaveOfflineButton({ albumId, albumTitle: title }: Props) {
  const { t } = useTranslation('account');
  const { percent } = useFormatters();
  const savedAlbums = useSavedAlbumsState();
  if (!savedAlbums?.albums) return null;
  const work = savedAlbums.work[albumId];
  const handleKeep = () => savedAlbums.keep(albumId);

  if (work?.phase === 'keeping') {
    return (
      <Stack gap={1}>
        <Button
          size="small"
          icon={<X size={16} aria-hidden />}
          aria-label={t('keep.stop', { title })}
          onClick={() => savedAlbums.stop(albumId)}
        >
          {t('keep.keeping', { percent: percent(work.share) })}
        </Button>
        <ProgressBar label={t('keep.progress', { title })} value={work.share} />
      </Stack>
    );
  }
  if (work?.phase === 'failed') {
    return (
      <Stack gap={1} align="end">
        <Text size="caption" role="alert">
          {t(`keep.failed.${work.reason}`)}
        </Text>
        <Button size="small" aria-label={t('keep.retryAlbum', { title })} onClick={handleKeep}>
          {t('action.retry')}
        </Button>
      </Stack>
    );
  }
  if (savedAlbums.albums.some(({ id }) => id === albumId)) {
    return (
      <Inline gap={2} role="status">
        <CircleCheck size={16} aria-hidden />
        <Text size="caption">{t('keep.kept')}</Text>
        <Button
          size="small"
          variant="ghost"
          aria-label={t('keep.removeAlbum', { title })}
          onClick={() => savedAlbums.remove(albumId)}
        >
          {t('keep.remove')}
        </Button>
      </Inline>
    );
  }
  return (
    <Button
      size="small"
      variant="ghost"
      icon={<CloudDownload size={16} aria-hidden />}
      aria-label={t('keep.keepAlbum', { title })}
      onClick={handleKeep}
    >
      {t('keep.keep')}
    </Button>
  );
}
