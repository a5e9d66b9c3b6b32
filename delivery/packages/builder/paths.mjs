// Replaces delivery/webpack/paths.mjs in the packed builder: the folder in which a command runs is the project of one remote.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the project. */
export const root = process.cwd();

const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Version of the project, the first part of the version of each release. */
export const productVersion = version;

/** The one remote of the project, which has the name of its package. */
export const REMOTES = [name];

/** Folder of these files. */
export const builder = dirname(fileURLToPath(import.meta.url));

/** TypeScript settings of the project. */
export const tsconfig = join(root, 'tsconfig.json');

/** The remote is the project itself. */
export const folderOf = () => root;

/** Our libraries are packages of the project. */
export const libAliases = () => ({});
