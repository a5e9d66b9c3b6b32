import type { DownloadFormat } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { RadioGroup } from '@fairtone/ui';

interface Props {
  format: DownloadFormat;
  /** While it is not known yet what there is. */
  isDisabled?: boolean;
  onChange: (format: DownloadFormat) => void;
}

/** As the artist made it, or small. */
export function DownloadFormatChoice({ format, isDisabled, onChange }: Props) {
  const { t } = useTranslation('account');
  return (
    <RadioGroup
      name="format"
      label={t('download.format.label')}
      value={format}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value as DownloadFormat)}
      options={(['original', 'mp3'] as const).map((value) => ({
        value,
        label: t(`download.format.${value}`),
        description: t(`download.format.${value}Text`),
      }))}
    />
  );
}
