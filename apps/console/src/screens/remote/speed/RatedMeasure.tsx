import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { VisuallyHidden } from '@fairtone/ui';
import { Measure } from '../../../features/measures/Measure';
import { RatingIcon } from '../../../features/measures/RatingIcon';
import { rate, type Vital } from '../../../features/measures/vitals';

/** A measured value with its rating; the legend below the table explains the icons. */
export function RatedMeasure({ vital, value }: { vital: Vital; value: number | null }) {
  const { t } = useTranslation('console');
  const rating = value === null ? null : rate(vital, value);
  return (
    <span css={row}>
      {rating && <RatingIcon rating={rating} />}
      <Measure vital={vital} value={value} />
      {rating && <VisuallyHidden>({t(`speed.rating.${rating}`)})</VisuallyHidden>}
    </span>
  );
}

// The hidden word is positioned absolutely: relative to the page it would make the page wider.
const row = css({ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: 'var(--space-1)' });
