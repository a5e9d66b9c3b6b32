import type { Measured } from './visit.ts';

export type Summary = Record<keyof Measured, { federated: number; single: number; ratio: number }>;

/** How much slower than the single bundle the federated page may be. */
const GOALS: Partial<Record<keyof Measured, number>> = { scriptsToLive: 1.2, lcp: 1.05, albums: 1.05 };

const NAMES: Record<keyof Measured, [name: string, show: (value: number) => string]> = {
  requests: ['requests', (value) => String(value)],
  bytes: ['bytes, all', kilobytes],
  scripts: ['JavaScript, all', kilobytes],
  scriptsToAlbums: ['JavaScript until albums', kilobytes],
  scriptsToLive: ['JavaScript until usable', kilobytes],
  fcp: ['first contentful paint', milliseconds],
  lcp: ['largest contentful paint', milliseconds],
  albums: ['albums visible', milliseconds],
  live: ['albums usable', milliseconds],
  cls: ['layout shift', (value) => value.toFixed(3)],
};

/** Medians of both pages, and their ratio. */
export function summarize(federated: Measured[], single: Measured[]): Summary {
  const entries = (Object.keys(NAMES) as (keyof Measured)[]).map((key) => {
    const [ours, theirs] = [federated, single].map((rounds) => median(rounds.map((round) => round[key])));
    return [key, { federated: ours!, single: theirs!, ratio: theirs ? ours! / theirs : ours ? Infinity : 1 }] as const;
  });
  return Object.fromEntries(entries) as Summary;
}

/** Prints the table. */
export function printSummary(summary: Summary): void {
  console.log(row('', 'federated', 'one bundle', 'ratio', 'goal'));
  for (const [key, [name, show]] of Object.entries(NAMES) as [keyof Measured, (typeof NAMES)[keyof Measured]][]) {
    const { federated, single, ratio } = summary[key];
    const goal = GOALS[key];
    console.log(row(name, show(federated), show(single), ratio.toFixed(2), goal ? `${goal.toFixed(2)} or less` : ''));
  }
}

/** The goals that are missed. */
export function missedGoals(summary: Summary): string[] {
  return (Object.entries(GOALS) as [keyof Measured, number][])
    .filter(([key, goal]) => summary[key].ratio > goal)
    .map(
      ([key, goal]) =>
        `${NAMES[key][0]}: ${summary[key].ratio.toFixed(3)} times the single bundle, the goal is ${goal}`,
    );
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function kilobytes(value: number): string {
  return `${(value / 1000).toFixed(1)} KB`;
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

const row = (name: string, ...cells: string[]) => name.padEnd(26) + cells.map((cell) => cell.padStart(13)).join('');
