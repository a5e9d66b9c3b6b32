import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const faultSchema = z.strictObject({
  /** A sentence about what a user, artist or attacker would meet. */
  name: z.string().min(10),
  /** File of the product, relative to the root. */
  file: z.string(),
  /** Text that stands in the file exactly once, and what takes its place. */
  find: z.string().min(1),
  replace: z.string(),
  /** Unit tests to run besides those that import the file. */
  unit: z.array(z.string()).optional(),
  /** Database tests that must find it, where no unit test does. */
  database: z.array(z.string()).optional(),
  /** Browser tests that must find it, where neither of the others does. */
  browser: z.array(z.string()).optional(),
  /** Browser tests that found it at an earlier commit, where their path was another one. */
  browserBefore: z.array(z.string()).optional(),
});

export type Fault = z.infer<typeof faultSchema> & { room: string };

const FOLDER = 'tools/mutants/faults';

/** All planted faults, in the order of their files. Throws when one of them cannot be read. */
export function readFaults(root: string): Fault[] {
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const entries = z.array(faultSchema).parse(JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8')));
      return entries.map((entry) => ({ ...entry, room: name.replace('.json', '') }));
    });
}

/** What keeps the list from being run: a text that is gone or stands twice, a name twice, a test file that is not there. */
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
