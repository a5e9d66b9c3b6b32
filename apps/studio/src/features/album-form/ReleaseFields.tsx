import { css } from '@emotion/react';
import { localMoment } from '@fairtone/domain';
import { useLanguage, useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { TextField } from '@fairtone/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatZone } from '../release-time/formatZone';
import type { AlbumFormValues } from './albumFormSchema';
import { useProblem } from './useProblem';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: 'var(--space-4)',
  [media.compactOnly]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The release date and, unless that day is over, the time of day. */
export function ReleaseFields() {
  const { t } = useTranslation('studio');
  const language = useLanguage();
  const problem = useProblem();
  const { control, register, formState } = useFormContext<AlbumFormValues>();
  const { errors } = formState;
  const [day, zone] = useWatch({ control, name: ['releaseDate', 'releaseZone'] });
  const hasTime = day >= localMoment(new Date().toISOString(), zone).day || Boolean(errors.releaseTime);
  const noon = new Date(`${day}T12:00:00Z`);
  return (
    <div css={hasTime && pair}>
      <TextField
        type="date"
        label={t('albumForm.releaseDate')}
        description={t('albumForm.releaseDateHint')}
        error={problem(errors.releaseDate)}
        {...register('releaseDate')}
      />
      {hasTime && (
        <TextField
          type="time"
          label={t('albumForm.releaseTime')}
          description={formatZone(zone, Number.isNaN(noon.getTime()) ? new Date() : noon, language)}
          error={problem(errors.releaseTime)}
          {...register('releaseTime')}
        />
      )}
    </div>
  );
}
