import { failureShare } from '@fairtone/domain';
import type { Comparison, MeasuredHealth } from '@fairtone/releases';

/** Prints the comparison as the lines of a table. */
export function healthTable({ remote, kind, since, candidate, before, verdict }: Comparison): string[] {
  const row = (name: string, health: MeasuredHealth) => [
    name,
    health.version,
    String(health.pages),
    String(health.failedLoads),
    String(health.errors),
    `${(failureShare(health) * 100).toFixed(1)} %`,
    unit(health.loadP75, 'ms'),
    unit(health.lcpP75, 'ms'),
    unit(health.inpP75, 'ms'),
    health.clsP75?.toFixed(3) ?? '-',
  ];
  const rows = [
    ['', 'version', 'pages', 'not loaded', 'errors', 'failing', 'load p75', 'LCP p75', 'INP p75', 'CLS p75'],
    row(kind, candidate),
    ...(before ? [row('before', before)] : []),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column < 2 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('  ');
  return [`${remote}, since ${since.toISOString()}`, ...rows.map(line), `${verdict.state}: ${verdict.reason}`];
}

const unit = (value: number | null, name: string) => (value === null ? '-' : `${Math.round(value)} ${name}`);
