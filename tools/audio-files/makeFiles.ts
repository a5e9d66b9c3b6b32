import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES, type Recipe } from './recipe';

/**
 * Makes the files of the recipes in a folder, with programs that artists use.
 * @throws Error with a program's output, and where to get the programs
 */
export function makeFiles(folder: string, recipes: readonly Recipe[]): void {
  const lines = [...SOURCES, ...recipes.map(({ make }) => make)];
  const { status, stderr, error } = spawnSync('sh', ['-e', '-c', lines.join('\n')], { cwd: folder, encoding: 'utf8' });
  if (status !== 0)
    throw new Error(
      `The test files could not be made. ffmpeg, sox, lame and flac must be on PATH; npm test installs them where it runs as root on Debian.\n${stderr}`,
      { cause: error },
    );
  const read = (file: string) => readFileSync(join(folder, file));
  for (const { file, edit } of recipes) if (edit) writeFileSync(join(folder, file), edit(read(file), read));
}
