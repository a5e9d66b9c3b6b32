import { useFormatters, useTranslation } from '@fairtone/i18n';
import { ProgressBar, Stack, Text } from '@fairtone/ui';
import type { CollectionProgress } from './downloadCollection';

/** Albums and bytes fetched so far; the total size is unknown until the end. */
export function CollectionProgressView({ progress }: { progress: CollectionProgress | null }) {
  const { t } = useTranslation('account');
  const { bytes } = useFormatters();
  return (
    <Stack gap={3}>
      <ProgressBar
        label={t('download.progress')}
        value={progress && progress.totalAlbums > 0 ? progress.doneAlbums / progress.totalAlbums : 0}
      />
      <Text isTabular tone="muted">
        {progress
          ? t('downloadAll.soFar', {
              done: progress.doneAlbums,
              count: progress.totalAlbums,
              received: bytes(progress.receivedBytes),
            })
          : t('download.preparing')}
      </Text>
      {progress && <Text isTruncated>{progress.title}</Text>}
      <Text size="caption" tone="muted">
        {t('download.keepOpen')}
      </Text>
    </Stack>
  );
}
