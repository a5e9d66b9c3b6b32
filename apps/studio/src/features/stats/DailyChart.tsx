import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Chip, Inline, Stack } from '@fairtone/ui';
import { useState } from 'react';
import type { DailyStats } from '../../api/statsApi';
import { DailyBars } from './DailyBars';
import type { DailyFigure } from './dailySums';

const CHARTED_FIGURES = ['plays', 'sales', 'followers_gained'] as const satisfies readonly DailyFigure[];

/** Bars of one figure at a time: plays and sales differ too much in size to share a scale. */
export function DailyChart({ days }: { days: readonly DailyStats[] }) {
  const { t } = useTranslation('studio');
  const [figure, setFigure] = useState<(typeof CHARTED_FIGURES)[number]>('plays');
  return (
    <Stack gap={4}>
      <Inline gap={2} role="group" aria-label={t('stats.shown')}>
        {CHARTED_FIGURES.map((one) => (
          <Chip key={one} isSelected={one === figure} onClick={() => setFigure(one)}>
            {t(`stats.column.${one}`)}
          </Chip>
        ))}
      </Inline>
      <div css={frame}>
        <DailyBars days={days} figure={figure} />
      </div>
    </Stack>
  );
}

const frame = css({ display: 'grid', alignContent: 'start' });
