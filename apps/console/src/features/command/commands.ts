/** Command lines of the release tool (`npm run release`) that do what the console does. */
const release = (...words: string[]) => ['npm run release --', ...words].join(' ');

/** A word for POSIX shells. Double quotes as in the documents, unless the text has letters that have a meaning inside them. */
const quoted = (text: string) => (/["\\$`!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`);

const because = (reason: string) => (reason.trim() ? [`--reason ${quoted(reason.trim())}`] : []);

/** @param percent share of the devices, 1 to 100 */
export const promoteCommand = (remote: string, version: string, percent: number, reason = '') =>
  release('promote', remote, version, ...(percent < 100 ? [`--percent ${percent}`] : []), ...because(reason));

export const rollbackCommand = (remote: string, reason = '') => release('rollback', remote, ...because(reason));

export const diffCommand = (remote: string, from: string, to: string) => release('diff', remote, from, to);

/** Previews the build on the computer where it runs, published or not. */
export const previewCommand = (remote: string) => release('preview', remote);

export const endPreviewCommand = (link: string) => release('preview end', link);

export const cleanCommand = (remote: string) => release('gc', remote);
