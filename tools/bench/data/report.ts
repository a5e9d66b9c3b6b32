import { LARGE_ROWS, MATCHES_SORTED_MAX, SORT_ROWS_MAX } from './judge.ts';
import type { Line } from './runCases.ts';

/** Factor by which a deep page may be slower than page 1. */
const DEEP = { times: 1.5, rows: 60, ms: 5 };

/** Prints the table and the problems. Returns the number of problems. */
export function printReport(lines: Line[]): number {
  const faults: string[] = [];
  console.log(`\n${row('list or search', 'as', 'page', 'p50 ms', 'p99 ms', 'read', 'got', 'plan')}`);
  for (const line of lines) {
    const { name, as, page, p50, p99, read, rows, nodes } = line;
    console.log(row(name, as, String(page), p50.toFixed(1), p99.toFixed(1), String(read), String(rows), nodes));
    const first = lines.find((one) => one.name === name && one.as === as && one.page === 1)!;
    for (const fault of [...line.faults, ...faultsOf(first, line)])
      faults.push(`${name}, as ${as}, page ${page}: ${fault}`);
  }
  console.log(
    `\nAllowed: no sequential scan of a table of more than ${LARGE_ROWS} rows; no sort of more than ${SORT_ROWS_MAX} rows, ` +
      `or ${MATCHES_SORTED_MAX} of a search's matches; a deep page reads and takes at most ${DEEP.times} times what page 1 does (and ${DEEP.rows} rows, ${DEEP.ms} ms).`,
  );
  for (const fault of faults) console.log(`FAULT  ${fault}`);
  console.log(faults.length === 0 ? 'All of it holds.' : `${faults.length} faults.`);
  return faults.length;
}

function faultsOf(first: Line, line: Line): string[] {
  const faults: string[] = line.rows === 0 ? ['is empty'] : [];
  if (line.page === 1) return faults;
  if (line.read > DEEP.times * first.read + DEEP.rows) faults.push(`reads ${line.read} rows, page 1 ${first.read}`);
  if (line.p50 > DEEP.times * first.p50 + DEEP.ms)
    faults.push(`takes ${line.p50.toFixed(1)} ms, page 1 ${first.p50.toFixed(1)} ms`);
  return faults;
}

const row = (
  name: string,
  as: string,
  page: string,
  p50: string,
  p99: string,
  read: string,
  got: string,
  plan: string,
) =>
  `${name.padEnd(44)} ${as.padEnd(5)} ${page.padStart(4)} ${p50.padStart(7)} ${p99.padStart(7)} ${read.padStart(6)} ${got.padStart(4)}  ${plan}`;
