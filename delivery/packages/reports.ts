import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../contracts/change.ts';
import type { Description } from '../contracts/description.ts';
import { compareContracts, judge } from '../contracts/judge.ts';
import { readHistory, writeReleased } from '../contracts/released.ts';

const REPORTS = 'delivery/packages/reports';
/** Reports of each released contract: `<package>/<major.minor>.json`. */
const RELEASED = 'delivery/packages/released';

/** The report of a package as it is committed; null before the first. */
function readReport(root: string, name: string): Description | null {
  const file = join(root, REPORTS, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Description) : null;
}

/** Names of the packages that have a report. */
const reported = (root: string) =>
  readdirSync(join(root, REPORTS))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** One contract a line: a change of one export is one line of the difference. */
function reportText({ version, contracts }: Description): string {
  const lines = Object.entries(contracts).map(
    ([name, contract]) => `  ${JSON.stringify(name)}: ${JSON.stringify(contract)}`,
  );
  return `{\n "version": ${JSON.stringify(version)},\n "contracts": {\n${lines.join(',\n')}\n }\n}\n`;
}

/** Writes the report of each package. */
export function writeReports(root: string, current: Record<string, Description>): void {
  mkdirSync(join(root, REPORTS), { recursive: true });
  for (const [name, description] of Object.entries(current))
    writeFileSync(join(root, REPORTS, `${name}.json`), reportText(description));
}

/** Keeps the reports as those of the contract that is released. A released report never changes. @returns the new files */
export function freezeReports(root: string): string[] {
  return reported(root).flatMap((name) => {
    const [report, below] = [readReport(root, name)!, `${RELEASED}/${name}`];
    const isReleased = readHistory(root, below).at(-1)?.version === report.version;
    return isReleased ? [] : [writeReleased(root, report, below, reportText)];
  });
}

/** Lists what must be done before what the packages export may be merged; empty when nothing is to be done. */
export function checkReports(root: string, current: Record<string, Description>): string[] {
  const gone = reported(root).filter((name) => !(name in current));
  return [
    ...gone.map((name) => `@fairtone/${name} is no package any more; teams outside this repository depend on it.`),
    ...Object.entries(current).flatMap(([name, description]) => [
      ...againstReleased(readHistory(root, `${RELEASED}/${name}`).at(-1) ?? null, description),
      ...againstReport(name, readReport(root, name), description),
    ]),
  ];
}

function againstReleased(released: Description | null, current: Description): string[] {
  if (!released) return [];
  const { changes, advice } = judge(released, current);
  return advice ? [...changes.filter(({ isBreaking }) => isBreaking).map(lineOf), advice] : [];
}

function againstReport(name: string, report: Description | null, current: Description): string[] {
  if (report && reportText(report) === reportText(current)) return [];
  const changes = report ? compareContracts(report.contracts, current.contracts) : [];
  return [
    ...changes.map(lineOf),
    `The report of @fairtone/${name} differs: run npm run packages:report, and read what it changes.`,
  ];
}

const lineOf = ({ path, what, isBreaking }: Change) => `${path}: ${what}${isBreaking ? ' (breaking)' : ''}`;
