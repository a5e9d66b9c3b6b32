import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import type { DailyStats } from '../../api/statsApi';
import { bestDay, sumOf, type DailyFigure } from './dailySums';

/** Units of the viewBox, which is stretched to the available width. */
const DAY_WIDTH = 10;
const BAR_WIDTH = 7;
const HEIGHT = 100;
/** Height of a bar for a small value, so that it remains visible. */
const BAR_LEAST = 1.5;

interface Props {
  days: readonly DailyStats[];
  figure: DailyFigure;
}

/** One bar per day. The accessible name summarises the chart; the table beside it has each number. */
export function DailyBars({ days, figure }: Props) {
  const { t } = useTranslation('studio');
  const { date, number } = useFormatters();
  const best = bestDay(days, figure);
  const most = best?.[figure] ?? 0;
  const heightOf = (value: number) => (value > 0 ? Math.max(BAR_LEAST, (value / most) * HEIGHT) : 0);
  const total = number(sumOf(days, figure));
  const name =
    best && most > 0
      ? t(`stats.chart.${figure}`, { total, most: number(most), day: date(best.day) })
      : t('stats.chart.none', { figure: t(`stats.column.${figure}`) });

  return (
    <figure css={figureStyle}>
      <Text as="span" size="caption" tone="muted" isTabular aria-hidden>
        {number(most)}
      </Text>
      <svg
        role="img"
        aria-label={name}
        css={drawing}
        viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map((day, index) => (
          <g key={day.day}>
            <title>{`${date(day.day)}: ${number(day[figure])}`}</title>
            {/* Makes the whole column show the tooltip, not only the bar. */}
            <rect x={index * DAY_WIDTH} y={0} width={DAY_WIDTH} height={HEIGHT} fill="transparent" />
            <rect
              x={index * DAY_WIDTH + (DAY_WIDTH - BAR_WIDTH) / 2}
              y={HEIGHT - heightOf(day[figure])}
              width={BAR_WIDTH}
              height={heightOf(day[figure])}
            />
          </g>
        ))}
      </svg>
      {most === 0 && (
        // Hidden from screen readers: the drawing's name has the same text.
        <Text css={nothing} tone="muted" aria-hidden>
          {name}
        </Text>
      )}
      <div css={axis} aria-hidden>
        {[days.at(0), days.at(-1)].map((day, index) => day && <span key={index}>{date(day.day)}</span>)}
      </div>
    </figure>
  );
}

const figureStyle = css({ display: 'grid', gap: 'var(--space-1)', margin: 0 });
/** Centres the text in the empty drawing. */
const nothing = css({ gridArea: '2 / 1', placeSelf: 'center', paddingInline: 'var(--space-4)', textAlign: 'center' });
const drawing = css({
  display: 'block',
  gridArea: '2 / 1',
  width: '100%',
  height: 220,
  fill: 'var(--accent)',
  borderTop: '1px dashed var(--line)',
  borderBottom: '1px solid var(--line-strong)',
});
const axis = css({
  display: 'flex',
  justifyContent: 'space-between',
  color: 'var(--text-muted)',
  fontSize: 'var(--size-caption)',
});
