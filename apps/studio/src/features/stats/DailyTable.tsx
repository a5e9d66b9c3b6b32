import { useFormatters, useTranslation } from '@fairtone/i18n';
import type { DailyStats } from '../../api/statsApi';
import { ScrollRegion } from '../totals/ScrollRegion';
import { tableStyles } from '../totals/tableStyles';
import { DAILY_FIGURES, isMoney } from './dailySums';

/** Every number of the chart, and the figures that the chart does not show; the newest day first. */
export function DailyTable({ days }: { days: readonly DailyStats[] }) {
  const { t } = useTranslation('studio');
  const { date, money, number } = useFormatters();
  return (
    <ScrollRegion label={t('stats.byDay')} maxHeightPx={320}>
      <table css={tableStyles.table}>
        <caption className="visually-hidden">{t('stats.byDay')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('stats.column.day')}</th>
            {DAILY_FIGURES.map((figure) => (
              <th key={figure} scope="col" css={tableStyles.number}>
                {t(`stats.column.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row">{date(day.day)}</th>
              {DAILY_FIGURES.map((figure) => (
                <td key={figure} css={tableStyles.number}>
                  {(isMoney(figure) ? money : number)(day[figure])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
