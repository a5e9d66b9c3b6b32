import { css } from '@emotion/react';
import { deviceZone, dollars } from '@fairtone/domain';
import { useFormatters, useLanguage, useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Button, Heading, Inline, Stack, Text } from '@fairtone/ui';
import { Download } from 'lucide-react';
import { STATS_DAYS, type DailyStats } from '../../api/statsApi';
import { saveCsv } from '../csv/saveCsv';
import { Totals } from '../totals/Totals';
import { DailyChart } from './DailyChart';
import { DailyTable } from './DailyTable';
import { DAILY_FIGURES, isMoney, sumOf } from './dailySums';

/** The last 30 days as sums, as a chart, and day by day. */
export function StatsMonth({ days }: { days: readonly DailyStats[] }) {
  const { t } = useTranslation('studio');
  const { money, number } = useFormatters();
  const language = useLanguage();

  function save() {
    const head = [t('csv.day', { zone: deviceZone() }), ...DAILY_FIGURES.map((figure) => t(`stats.column.${figure}`))];
    const rows = days.map((day) => [
      day.day,
      ...DAILY_FIGURES.map((figure) => (isMoney(figure) ? dollars(day[figure]) : day[figure])),
    ]);
    saveCsv(`fairtone-stats-${days.at(-1)?.day}.csv`, [head, ...rows], language);
  }

  return (
    <Stack gap={6} as="section" aria-labelledby="stats-month">
      <Inline justify="space-between">
        <Heading level={2} size="title" id="stats-month">
          {t('stats.month', { count: STATS_DAYS })}
        </Heading>
        <Button size="small" icon={<Download size={16} aria-hidden />} onClick={save}>
          {t('stats.csv')}
        </Button>
      </Inline>
      <Totals
        totals={DAILY_FIGURES.map((figure) => ({
          label: t(`stats.column.${figure}`),
          value: (isMoney(figure) ? money : number)(sumOf(days, figure)),
        }))}
      />
      <Text size="caption" tone="muted">
        {t('stats.net')}
      </Text>
      <div css={beside}>
        <DailyChart days={days} />
        <DailyTable days={days} />
      </div>
    </Stack>
  );
}

const beside = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'var(--space-8)',
  [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
