import * as z from 'zod/mini';

/** Folder of a remote whose files all its versions share, and of a build. Each name contains a digest of the content. */
export const FILES_FOLDER = 'files';

/** Lists the shared files of a version, in its folder: a JSON array of their paths below `files/`. */
export const FILES_LIST = 'files.json';

const ABOVE = '../';
const SHARED = `${ABOVE}${FILES_FOLDER}/`;

const listSchema = z.array(z.string().check(z.regex(/^(?!.*\.\.)[\w@+-][\w@+./-]*$/)));

/** Whether the folder of a version only names this file: `../files/1.0a2b.js`. */
export const isShared = (file: string): boolean => file.startsWith(SHARED);

/** How the folder of a version names a file of its build. */
export const nameInVersion = (file: string): string => (file.startsWith(`${FILES_FOLDER}/`) ? ABOVE + file : file);

/** Path in the folder of the build of a file that a version names. */
export const pathInBuild = (file: string): string => (isShared(file) ? file.slice(ABOVE.length) : file);

/** Path in the store of a file that a version names. */
export const pathInStore = (remote: string, version: string, file: string): string =>
  isShared(file) ? `${remote}/${pathInBuild(file)}` : `${remote}/${version}/${file}`;

/** URL of a file that a release names, without the `../` of shared files. */
export const fileUrl = ({ baseUrl }: { baseUrl: string }, file: string): string =>
  isShared(file) ? baseUrl.replace(/[^/]+\/$/, pathInBuild(file)) : baseUrl + file;

/** The text of `files.json`. @param files as the version names them */
export const filesListText = (files: string[]): string =>
  `${JSON.stringify(files.map((file) => file.slice(SHARED.length)).sort())}\n`;

/** The shared files of a version, as it names them. @param text of its `files.json`; null for builds that share nothing @throws when it is damaged */
export const parseFilesList = (text: string | null): string[] =>
  text === null ? [] : listSchema.parse(JSON.parse(text)).map((file) => SHARED + file);
