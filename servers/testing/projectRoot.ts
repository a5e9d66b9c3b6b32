import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project folder, found from the folder in which the tests were started. */
export function projectRoot(from = process.cwd()): string {
  const file = join(from, 'package.json');
  if (existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name === 'fairtone')
    return from;
  if (dirname(from) === from) throw new Error('Start the tests inside the Fairtone project.');
  return projectRoot(dirname(from));
}
