import { nodesOf, type PlanNode } from './plans.ts';

/** A table with more rows counts as large. */
export const LARGE_ROWS = 20_000;
/** The most rows that a sort may have: the candidates of one search, or one page of each of twenty genres. */
export const SORT_ROWS_MAX = 600;
/** The same where the matches of a search are listed or counted: five thousand with the words, a thousand of the genre (private.is_common). */
export const MATCHES_SORTED_MAX = 6000;

export type Seen = { read: number; nodes: string; faults: string[] };

const SCANS = /Scan$/;

/** Tables and access methods in the plans of one request, and violations of the rules. */
export function judge(plans: PlanNode[], largeTables: ReadonlySet<string>, sortRowsMax = SORT_ROWS_MAX): Seen {
  const nodes = plans.flatMap(nodesOf);
  const faults = nodes.flatMap((node) => faultOf(node, largeTables, sortRowsMax) ?? []);
  const kinds = new Map<string, number>();
  for (const node of nodes) {
    const kind = node['Node Type'].replace('Bitmap Heap Scan', 'Bitmap Scan');
    if (kind !== 'Result' && kind !== 'Bitmap Index Scan') kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const read = nodes.filter(isTableScan).reduce((sum, node) => sum + rowsRead(node), 0);
  return { read, nodes: [...kinds.keys()].sort().join(', '), faults: [...new Set(faults)] };
}

const isTableScan = (node: PlanNode) => SCANS.test(node['Node Type']) && node['Relation Name'] !== undefined;

const rowsRead = (node: PlanNode) =>
  Math.round(
    ((node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
      (node['Actual Loops'] ?? 1),
  );

function faultOf(node: PlanNode, largeTables: ReadonlySet<string>, sortRowsMax: number): string | null {
  const table = node['Relation Name'] ?? '';
  if (
    node['Node Type'] === 'Seq Scan' &&
    (node['Actual Loops'] ?? 1) > 0 &&
    largeTables.has(`${node.Schema}.${table}`)
  ) {
    return `sequential scan of ${table}`;
  }
  if (/Sort$/.test(node['Node Type'])) {
    const sorted = (node.Plans ?? []).reduce((sum, input) => sum + (input['Actual Rows'] ?? 0), 0);
    if (sorted > sortRowsMax) return `sort of ${sorted} rows`;
  }
  return null;
}
