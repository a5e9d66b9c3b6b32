import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Find } from './runTests.ts';

/** The result of each fault, by its name. */
export type Finds = Record<string, Find & { seconds: number }>;

/** The results of the last complete run, kept beside the faults: the next run starts with the test that found a fault. */
export const KEPT_FINDS = 'tools/mutants/finds.json';

export const readFinds = (path: string): Finds =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Finds) : {};

export function writeFinds(path: string, finds: Finds): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(finds, null, 2)}\n`);
}

const isFound = (find: Find | undefined) => find !== undefined && find.level !== null;

/** @returns a line for each fault that only one of two runs found, then how many each found */
export function compareFinds(before: Finds, after: Finds): string[] {
  const names = Object.keys(after).filter((name) => name in before);
  const lost = names.filter((name) => isFound(before[name]) && !isFound(after[name]));
  const gained = names.filter((name) => !isFound(before[name]) && isFound(after[name]));
  const count = (finds: Finds) => names.filter((name) => isFound(finds[name])).length;
  return [
    ...lost.map((name) => `no longer found: ${name}`),
    ...gained.map((name) => `newly found: ${name}`),
    `Of ${names.length} planted in both runs ${count(before)} were found before, ${count(after)} now.`,
  ];
}
