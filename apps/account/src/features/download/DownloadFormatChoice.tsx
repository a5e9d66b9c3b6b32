import type { DownloadFormat } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { RadioGroup } from '@fairtone/ui';

interface Props {
  format: DownloadFormat;
  /** True while the uploaded formats are loading. */
  isDisabled?: boolean;
  /** Some tracks were uploaded as MP3: they are the same in both choices. */
  hasMp3?: boolean;
  onChange: (format: DownloadFormat) => void;
}

/** Choice between the original files and MP3. */
export function DownloadFormatChoice({ format, isDisabled, hasMp3, onChange }: Props) {
  const { t } = useTranslation('account');
  return (
    <RadioGroup
      name="format"
      label={t('download.format.label')}
      value={format}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value as DownloadFormat)}
      options={[
        {
          value: 'original',
          label: t('download.format.original'),
          description: t('download.format.originalText'),
        },
        {
          value: 'mp3',
          label: t(hasMp3 ? 'download.format.someMp3' : 'download.format.mp3'),
          description: t(hasMp3 ? 'download.format.someMp3Text' : 'download.format.mp3Text'),
        },
      ]}
    />
  );
}
