import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const faultSchema = z.strictObject({
  /** A sentence about the effect on a user, artist or attacker. */
  name: z.string().min(10),
  /** File of the product, relative to the root. */
  file: z.string(),
  /** Text that occurs in the file exactly once, and its replacement. */
  find: z.string().min(1),
  replace: z.string(),
  /** Unit tests to run besides those that import the file. */
  unit: z.array(z.string()).optional(),
  /** Database tests that must find it, if no unit test does. */
  database: z.array(z.string()).optional(),
  /** Browser tests that must find it, if no other test does. */
  browser: z.array(z.string()).optional(),
  /** Browser tests that found it at an earlier commit, with their path at that time. */
  browserBefore: z.array(z.string()).optional(),
});

export type Fault = z.infer<typeof faultSchema> & { room: string };

const FOLDER = 'tools/mutants/faults';

/** All faults, in the order of their files. Throws when a file is invalid. */
export function readFaults(root: string): Fault[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const entries = z.array(faultSchema).parse(JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8')));
      return entries.map((entry) => ({ ...entry, room: name.replace('.json', '') }));
    });
}

/** Problems of the list: a text that is missing or occurs twice, a duplicate name, a test file that does not exist. */
export function problemsOf(faults: readonly Fault[], read: (path: string) => string | null): string[] {
  const names = faults.map(({ name }) => name);
  return faults.flatMap(({ name, file, find, replace, unit = [], database = [], browser = [] }) => {
    const count = (read(file) ?? '').split(find).length - 1;
    const missing = [...unit, ...database, ...browser].filter((path) => read(path) === null);
    return [
      ...(count === 1 ? [] : [`"${name}": its text stands ${count} times in ${file}; it must stand there once.`]),
      ...(find === replace ? [`"${name}" changes nothing.`] : []),
      ...(names.indexOf(name) === names.lastIndexOf(name) ? [] : [`"${name}" is the name of two faults.`]),
      ...missing.map((path) => `"${name}" names ${path}, which does not exist.`),
    ];
  });
}
