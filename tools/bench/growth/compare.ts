import { median } from '../load/report.ts';

/** Milliseconds of the visits of one page, by round. */
export type Rounds = number[][];

export interface Row {
  page: string;
  /** Medians of the rounds' medians, in ms. */
  small: number;
  large: number;
  /** Median of the rounds' ratios, so that other work of the machine, which both meet in a round, decides nothing. */
  ratio: number;
}

/** How many times as long a page of the large shop may take. */
export const MOST_TIMES = 1.2;
/** Below this many ms more, a difference is noise. */
const NOISE_MS = 2;

export function rowOf(page: string, small: Rounds, large: Rounds): Row {
  const [few, many] = [small.map(median), large.map(median)] as [number[], number[]];
  return {
    page,
    small: rounded(median(few)),
    large: rounded(median(many)),
    ratio: rounded(median(few.map((ms, round) => many[round]! / ms))),
  };
}

/** Which pages take longer in the large shop than they may. */
export const faultsOf = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ small, large, ratio }) => ratio > MOST_TIMES && large - small > NOISE_MS)
    .map(({ page, ratio }) => `${page} takes ${ratio} times as long in the large shop.`);

const rounded = (value: number) => Math.round(value * 100) / 100;
