import type { DownloadFormat } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { Stack, Text } from '@fairtone/ui';
import { useAccountListOriginalFormatsQuery } from '../../api/originalFormats';
import { DownloadFormatChoice } from './DownloadFormatChoice';

interface Props {
  albumId: string;
  format: DownloadFormat;
  onChange: (format: DownloadFormat) => void;
}

/**
 * The formats of one album. When all of it was uploaded as MP3, both choices would be the same files, so none is offered. A failed
 * request is not shown here: the download fails in the same way and explains it.
 */
export function OfferedFormats({ albumId, format, onChange }: Props) {
  const { t } = useTranslation('account');
  const { data: uploaded = [], isLoading } = useAccountListOriginalFormatsQuery(albumId);
  const isAllMp3 = uploaded.length > 0 && uploaded.every((one) => one === 'mp3');
  const choice = { format, isDisabled: isLoading, hasMp3: uploaded.includes('mp3'), onChange };
  if (!isAllMp3) return <DownloadFormatChoice {...choice} />;
  return (
    <Stack gap={2} role="group" aria-label={t('download.format.label')}>
      <Text>{t('download.format.uploadedMp3')}</Text>
      <Text size="caption" tone="muted">
        {t('download.format.uploadedMp3Text')}
      </Text>
    </Stack>
  );
}
