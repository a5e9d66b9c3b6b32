import { median } from '../load/report.ts';
import type { Interaction } from './interactions.ts';
import type { Press } from './press.ts';

/** The presses of one control by one input. Times in ms since the press. */
export interface Row {
  target: string;
  input: string;
  presses: number;
  lost: number;
  /** Median and longest time until the press was seen to count. */
  shown: number;
  shownLongest: number;
  /** Median time until its effect. */
  done: number;
  /** The farthest that a page had moved by itself, in px. */
  moved: number;
}

/** One row for each control and input. A press whose effect never came is lost. */
export function summarizePresses(presses: readonly Press[]): Row[] {
  const groups = new Map<string, Press[]>();
  for (const press of presses) {
    const key = `${press.target} ${press.input}`;
    groups.set(key, [...(groups.get(key) ?? []), press]);
  }
  return [...groups.values()].map((group) => {
    const counted = group.filter((press) => press.doneMs !== null);
    const shown = counted.flatMap(({ shownMs }) => shownMs ?? []);
    return {
      target: group[0]!.target,
      input: group[0]!.input,
      presses: group.length,
      lost: group.length - counted.length,
      shown: median(shown),
      shownLongest: Math.max(...shown),
      done: median(counted.flatMap(({ doneMs }) => doneMs ?? [])),
      moved: Math.max(0, ...group.flatMap(({ movedPx }) => movedPx ?? [])),
    };
  });
}

const HEAD = ['presses', 'lost', 'shown', 'longest', 'done', 'moved'];
const ms = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : '-');
const line = (name: string, cells: readonly string[]) =>
  name.padEnd(20) + cells.map((cell) => cell.padStart(10)).join('');

/** The rows as a table for a terminal. */
export const presentRows = (rows: readonly Row[]): string =>
  [
    line('', HEAD),
    ...rows.map((row) =>
      line(`${row.target}, ${row.input}`, [
        String(row.presses),
        String(row.lost),
        ms(row.shown),
        ms(row.shownLongest),
        ms(row.done),
        `${Math.round(row.moved)} px`,
      ]),
    ),
  ].join('\n');

/** How long each interaction with a page that has loaded takes until the next picture; the slowest first. */
export const presentInteractions = (interactions: readonly Interaction[]): string =>
  [
    line('', ['presses', 'answered', 'longest']),
    ...[...interactions]
      .sort((a, b) => median(b.durations) - median(a.durations))
      .map(({ name, durations }) =>
        line(name, [String(durations.length), ms(median(durations)), ms(Math.max(...durations))]),
      ),
  ].join('\n');
