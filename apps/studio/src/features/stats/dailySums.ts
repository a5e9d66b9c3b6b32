import type { DailyStats } from '../../api/statsApi';

export type DailyFigure = Exclude<keyof DailyStats, 'day'>;

/** Figures of each day, in the order of the table's columns. */
export const DAILY_FIGURES = [
  'plays',
  'sales',
  'sold_cents',
  'share_cents',
  'followers_gained',
] as const satisfies readonly DailyFigure[];

export const sumOf = (days: readonly DailyStats[], figure: DailyFigure): number =>
  days.reduce((sum, day) => sum + day[figure], 0);

/** Whether all figures of all days are 0. */
export const isQuiet = (days: readonly DailyStats[]): boolean =>
  DAILY_FIGURES.every((figure) => sumOf(days, figure) === 0);

export const isMoney = (figure: DailyFigure): boolean => figure.endsWith('_cents');

/** The day with the largest figure; of two equal days the later one. */
export function bestDay(days: readonly DailyStats[], figure: DailyFigure): DailyStats | undefined {
  return days.reduce<DailyStats | undefined>(
    (best, day) => (best && best[figure] > day[figure] ? best : day),
    undefined,
  );
}
