import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  /** Path from the root of the repository. */
  path: string;
  text: string;
}

const isTest = (path: string) => /\.test(-d)?\.tsx?$|\/(testing|standalone|harness)\//.test(path);

/** The TypeScript sources of an app or a lib (`apps/catalog`, `libs/store`), without tests and standalone pages. */
export function sourcesOf(root: string, project: string): Source[] {
  const folder = `${project}/src`;
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((path) => /\.tsx?$/.test(path) && !isTest(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

const foldersOf = (root: string, top: string) =>
  existsSync(join(root, top))
    ? readdirSync(join(root, top), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => `${top}/${name}`)
    : [];

/** The apps as `apps/<name>`, the shell first. */
export const apps = (root: string) =>
  foldersOf(root, 'apps').sort((a, b) => Number(b === 'apps/shell') - Number(a === 'apps/shell') || a.localeCompare(b));

/** The libs as `libs/<name>`, without those that only tests and tools import. */
export const libs = (root: string) =>
  foldersOf(root, 'libs')
    .filter((lib) => !['libs/testing', 'libs/harness'].includes(lib))
    .sort();

/** Names of the projects with a source that passes `test`. The name of a lib includes its folder. */
export const projectsWith = (root: string, projects: readonly string[], test: (source: Source) => boolean) =>
  projects.filter((project) => sourcesOf(root, project).some(test)).map((project) => project.replace(/^apps\//, ''));

/** A regular expression that matches the text literally. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
