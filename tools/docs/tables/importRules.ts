import { markdownTable } from '../markdown.ts';

export interface Constraint {
  sourceTag: string;
  onlyDependOnLibsWithTags: readonly string[];
}

/** Libs that only tests, standalone pages and tools import. */
const TEST_LIBS = ['lib:testing', 'lib:harness'];

const nameOf = (tag: string) => tag.replace(/^(lib|type):/, '');

/** Who may import whom, one row per set of allowed projects. */
export function importRules(constraints: readonly Constraint[]): string {
  const remote = constraints.find(({ sourceTag }) => sourceTag === 'type:remote');
  const everyLib = remote?.onlyDependOnLibsWithTags ?? [];
  const allowedOf = ({ sourceTag, onlyDependOnLibsWithTags }: Constraint) => {
    const others = onlyDependOnLibsWithTags.filter((tag) => tag !== sourceTag);
    if (!everyLib.length || !everyLib.every((tag) => others.includes(tag)))
      return others.map(nameOf).join(', ') || 'nothing of ours';
    const missing = TEST_LIBS.filter((tag) => !others.includes(tag)).map(nameOf);
    const further = others.filter((tag) => !everyLib.includes(tag) && !TEST_LIBS.includes(tag)).map(nameOf);
    return [missing.length ? `any lib but ${missing.join(' and ')}` : 'any lib', ...further].join(', ');
  };
  const rows = new Map<string, string[]>();
  for (const constraint of constraints) {
    const allowed = allowedOf(constraint);
    rows.set(allowed, [...(rows.get(allowed) ?? []), nameOf(constraint.sourceTag)]);
  }
  return markdownTable(
    ['project', 'may import'],
    [...rows].map(([allowed, names]) => [names.join(', '), allowed]),
  );
}
