import { Buffer } from 'node:buffer';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES_LIST, filesListText, isShared, nameInVersion, pathInBuild } from './sharedFiles.ts';

/** Written last: a version without this file is not complete. */
export const DESCRIPTION = 'remote.json';

/** Functions that read the files of a build, by the names that its version has for them, in the order of writing. */
export type BuildContents = Map<string, () => Buffer>;

/**
 * The contents of a build as a version of a store. The list of its shared files comes first, which keeps them from being deleted while the
 * others are written.
 */
export function contentsOf(folder: string): BuildContents {
  const files = filesBelow(folder).map(nameInVersion);
  const shared = files.filter(isShared);
  const own = files.filter((file) => !isShared(file) && file !== DESCRIPTION);
  const contents: BuildContents = new Map();
  if (shared.length > 0) contents.set(FILES_LIST, () => Buffer.from(filesListText(shared)));
  for (const file of [...shared, ...own, DESCRIPTION])
    contents.set(file, () => readFileSync(join(folder, pathInBuild(file))));
  return contents;
}

/** Paths of all files below a folder, relative to it, sorted; empty when it does not exist. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

/** A version, or one of its shared files, exists with other bytes. */
export const takenError = (remote: string, version: string) =>
  new Error(`${remote} ${version} is published already, with other files; a release is never overwritten.`);
