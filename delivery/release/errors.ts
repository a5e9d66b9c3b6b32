import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  claimAlerts,
  codeOwners,
  mapErrors,
  type ErrorAlertLimits,
  type ErrorBackend,
  type ErrorGroup,
  type VersionVitals,
} from '@fairtone/releases';
import type { ToolContext } from './toolContext.ts';

/**
 * Maps new errors of a remote and lists its groups of the last 30 days, once or again and again.
 * @param alert limits, and the addresses that get an e-mail about groups above them; they may be none
 * @param pause waits between two lists; null lists once
 */
export async function showErrors(
  { root, store, say }: Pick<ToolContext, 'root' | 'store' | 'say'>,
  backend: ErrorBackend,
  remote: string,
  { mailTo, ...limits }: ErrorAlertLimits & { mailTo: string[] },
  pause: (() => Promise<unknown>) | null,
): Promise<void> {
  const file = join(root, '.github/CODEOWNERS');
  const ownerOf = codeOwners(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const sources = { store, shellFolder: join(root, 'dist/apps/shell'), ownerOf };
  do {
    // In rounds: a backend gives at most 200 at once.
    while ((await mapErrors(sources, backend, remote)) > 0);
    for (const line of errorLines(remote, await backend.groups(remote))) say(line);
    // A claim without a receiver would take the alert from a host that has one.
    if (mailTo.length > 0)
      for await (const group of claimAlerts(backend, remote, limits, mailTo))
        say(`E-mail to ${mailTo.join(', ')}: ${group.devices} devices, ${group.message}`);
  } while (pause && (await pause(), true));
}

/** Prints the groups, most devices first. */
function errorLines(remote: string, groups: ErrorGroup[]): string[] {
  const lines = groups.flatMap((group) => {
    const { source, line, function_name: name, routes, first_version: first, last_version: last } = group;
    const share = group.share === null ? '' : `, ${Number((group.share * 100).toFixed(1))} %`;
    const place = source ? `${source}:${line}${name ? ` (${name})` : ''}` : 'place unknown';
    return [
      `${group.devices} devices${share}, ${group.pages} pages: ${group.message}`,
      `  ${place}  ${group.owner ?? 'no owner'}`,
      `  ${first === last ? last : `${first} to ${last}`}, first ${time(group.first_seen)}, last ${time(group.last_seen)}`,
      ...(routes?.length ? [`  on ${routes.join(', ')}`] : []),
    ];
  });
  return [`${remote}: ${groups.length} ${groups.length === 1 ? 'error' : 'errors'} in 30 days`, ...lines];
}

/** Prints load times and web vitals (75th percentiles) of the versions of 30 days, newest first. */
export async function showVitals(backend: ErrorBackend, remote: string, say: (line: string) => void): Promise<void> {
  const rows = [
    ['version', 'first seen', 'samples', 'load', 'LCP', 'INP', 'CLS', 'FCP', 'TTFB'],
    ...(await backend.vitals(remote)).map(vitalsRow),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  say(`${remote}, 75th percentiles of 30 days`);
  for (const cells of rows)
    say(cells.map((cell, at) => (at < 2 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '));
}

const vitalsRow = (row: VersionVitals): string[] => [
  row.version!,
  time(row.first_seen),
  String(row.samples),
  ms(row.load_p75),
  ms(row.lcp_p75),
  ms(row.inp_p75),
  row.cls_p75?.toFixed(3) ?? '-',
  ms(row.fcp_p75),
  ms(row.ttfb_p75),
];

const ms = (value: number | null) => (value === null ? '-' : `${Math.round(value)} ms`);
/** To the minute, in UTC. */
const time = (at: string | null) => (at ? `${new Date(at).toISOString().slice(0, 16)}Z` : '-');
