import { medianOf, p95Of } from '../slow/measure.ts';
import type { Replayed } from './replay.ts';

/** One slice of the day against one shop. */
export type Round = Replayed & { refreshMs: number };

/**
 * Most times that the filled shop may take. Popularity adds up the days of a track in its window of 30: in a shop that was empty there is one.
 * Below NOISE_MS a difference is noise.
 */
export const MOST_TIMES = { play: 1.5, popularity: 30 };
const NOISE_MS = 2;

export type Summary = {
  calls: number;
  counted: number;
  perSecond: number;
  p50: number;
  p95: number;
  refreshMs: number;
};

export function summarize(rounds: Round[]): Summary {
  const times = rounds.flatMap((round) => round.times);
  const tookMs = rounds.reduce((sum, round) => sum + round.tookMs, 0);
  return {
    calls: times.length,
    counted: rounds.reduce((sum, round) => sum + round.counted, 0),
    perSecond: Math.round((10_000 * times.length) / tookMs) / 10,
    p50: medianOf(times),
    p95: medianOf(rounds.map((round) => p95Of(round.times))),
    refreshMs: medianOf(rounds.map((round) => round.refreshMs)),
  };
}

/** Times of the filled shop compared with those of the empty one: medians of the rounds, so that other work of the machine decides nothing. */
export function ratiosOf(empty: Round[], filled: Round[]): { call: number; refresh: number } {
  const ratio = (read: (round: Round) => number) =>
    middle(filled.map((round, index) => read(round) / read(empty[index]!)));
  return { call: ratio((round) => middle(round.times)), refresh: ratio((round) => round.refreshMs) };
}

/** What costs more in the filled shop than it may. */
export function faultsOf(empty: Round[], filled: Round[]): string[] {
  const [ratios, before, after] = [ratiosOf(empty, filled), summarize(empty), summarize(filled)];
  const isWorse = (ratio: number, most: number, less: number, more: number) => ratio > most && more - less > NOISE_MS;
  return [
    ...(isWorse(ratios.call, MOST_TIMES.play, before.p50, after.p50)
      ? [`A play takes ${ratios.call.toFixed(2)} times as long.`]
      : []),
    ...(isWorse(ratios.refresh, MOST_TIMES.popularity, before.refreshMs, after.refreshMs)
      ? [`Popularity takes ${ratios.refresh.toFixed(2)} times as long.`]
      : []),
  ];
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
