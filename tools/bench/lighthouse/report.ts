import { median } from '../load/report.ts';
import { CATEGORIES, categories, type Category } from './categories.ts';
import type { Fault } from './faults.ts';
import type { Visit } from './visit.ts';

/** Medians of all visits to one page. */
export type Medians = Omit<Visit, 'faults'>;

/** Visits by page. */
export type Visits = Record<string, Visit[]>;

/** The median of each figure separately, so that one slow visit has no effect. */
export function mediansOf(visits: Visit[]): Medians {
  const middle = (read: (visit: Visit) => number) => median(visits.map(read));
  const scores = categories.map((category) => [category, middle(({ scores }) => scores[category])] as const);
  return {
    scores: Object.fromEntries(scores) as Visit['scores'],
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls),
    speed: middle(({ speed }) => speed),
  };
}

/** The table, line by line. */
export function tableOf(visits: Visits): string[] {
  const head = [...categories.map((category) => CATEGORIES[category].name), 'FCP', 'LCP', 'TBT', 'CLS'];
  const rows = Object.entries(visits).map(([page, all]) => {
    const { scores, fcp, lcp, tbt, cls } = mediansOf(all);
    const times = [fcp, lcp, tbt].map((ms) => `${Math.round(ms)} ms`);
    return row(page, [...categories.map((category) => String(scores[category])), ...times, cls.toFixed(3)]);
  });
  return [row('page', head), ...rows];
}

/** The goals that are missed. */
export function missedGoals(visits: Visits): string[] {
  return Object.entries(visits).flatMap(([page, all]) => {
    const { scores } = mediansOf(all);
    return categories
      .filter((category) => scores[category] < CATEGORIES[category].goal)
      .map((category) => {
        const { name, goal } = CATEGORIES[category];
        return `${page}: ${name} ${scores[category]}, the goal is ${goal}`;
      });
  });
}

/** For each category below 100: the audits that lower it, how many visits failed them, and their items. */
export function faultLines(visits: Visits): string[] {
  return Object.entries(visits).flatMap(([page, all]) =>
    categories
      .filter((category) => mediansOf(all).scores[category] < 100)
      .flatMap((category) => ['', `${page}: ${CATEGORIES[category].name}`, ...linesOf(all, category)]),
  );
}

function linesOf(visits: Visit[], category: Category): string[] {
  const found = new Map<string, Fault[]>();
  for (const fault of visits.flatMap(({ faults }) => faults[category])) {
    found.set(fault.id, [...(found.get(fault.id) ?? []), fault]);
  }
  return [...found.values()].flatMap((all) => {
    const { id, title, items, itemCount } = all[0]!;
    const more = itemCount > items.length ? [`      … and ${itemCount - items.length} more`] : [];
    return [
      `  ${id} (${all.length} of ${visits.length} visits) ${title}`,
      ...items.map((item) => `      ${item}`),
      ...more,
    ];
  });
}

const row = (name: string, cells: string[]) => name.padEnd(10) + cells.map((cell) => cell.padStart(16)).join('');
