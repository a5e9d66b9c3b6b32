import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Stack, Text } from '@fairtone/ui';
import type { DownloadProgress } from './downloadAlbum';

/** Files and bytes so far; without figures while the download is being prepared. */
export function DownloadProgressView({ progress }: { progress: DownloadProgress | null }) {
  const { t } = useTranslation('account');
  const { bytes } = useFormatters();
  return (
    <Stack gap={3}>
      <progress
        css={style}
        aria-label={t('download.progress')}
        max={progress?.totalBytes}
        value={progress?.receivedBytes}
      />
      <Text isTabular tone="muted">
        {progress
          ? t('download.soFar', {
              done: progress.doneFiles,
              count: progress.totalFiles,
              received: bytes(progress.receivedBytes),
              total: bytes(progress.totalBytes),
            })
          : t('download.preparing')}
      </Text>
      <Text size="caption" tone="muted">
        {t('download.keepOpen')}
      </Text>
    </Stack>
  );
}

const fill = { background: 'var(--accent)', borderRadius: 3, transition: 'width var(--motion)' };
const style = css({
  appearance: 'none',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: 'var(--line)',
  '&::-webkit-progress-bar': { background: 'var(--line)' },
  '&::-webkit-progress-value': fill,
  '&::-moz-progress-bar': fill,
});
