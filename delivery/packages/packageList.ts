import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Libraries that are packed, and their entries beside the index. They are what remotes import of the shell and the kit, what those need in
 * turn, and the suites that every remote runs.
 */
const LIBRARIES: Record<string, readonly string[]> = {
  api: ['requests'],
  contracts: ['offline'],
  'db-types': [],
  domain: [],
  events: [],
  federation: [],
  i18n: [],
  offline: ['caches'],
  platform: [],
  store: [],
  testing: [],
  theme: [],
  ui: [],
};

/** One library that becomes a package. */
export interface Library {
  name: string;
  /** Folder below the root. */
  folder: string;
  /** Source file by subpath (`.` or `./requests`), from the folder of the library. */
  entries: Record<string, string>;
}

/** The libraries of the sources under `root` that are packed. @throws when tsconfig.base.json lacks the path of an entry */
export function readLibraries(root: string): Library[] {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { paths: Record<string, string[]> };
  };
  return Object.entries(LIBRARIES).map(([name, subpaths]) => {
    const folder = `libs/${name}`;
    const fileOf = (request: string) => {
      const [path] = compilerOptions.paths[request] ?? [];
      if (!path) throw new Error(`tsconfig.base.json has no path for ${request}.`);
      return path.replace(`./${folder}/`, '');
    };
    const beside = subpaths.map((subpath) => [`./${subpath}`, fileOf(`@fairtone/${name}/${subpath}`)]);
    return { name, folder, entries: { '.': fileOf(`@fairtone/${name}`), ...Object.fromEntries(beside) } };
  });
}

/** The files that importers of a package get, as absolute paths, by what they import. */
export const entryFiles = (root: string, libraries: readonly Library[]): Record<string, string> =>
  Object.fromEntries(
    libraries.flatMap(({ name, folder, entries }) =>
      Object.entries(entries).map(([subpath, file]) => [
        `@fairtone/${name}${subpath.slice(1)}`,
        join(root, folder, file),
      ]),
    ),
  );
