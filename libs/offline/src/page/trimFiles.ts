import type { NamedFiles } from './readPageHtml.ts';

interface Known {
  named: NamedFiles;
  shellFiles: readonly string[];
  origin: string;
}

/**
 * Deletes files of versions that the page no longer names, rolled-back ones included. The shell's files are those of the worker's build.
 */
export async function trimFiles(files: Pick<Cache, 'keys' | 'delete'>, known: Known): Promise<void> {
  for (const { url } of await files.keys()) if (!isNamed(url, known)) await files.delete(url);
}

function isNamed(url: string, { named, shellFiles, origin }: Known): boolean {
  if (named.files.has(url) || named.folders.some((folder) => url.startsWith(folder))) return true;
  return shellFiles.some((file) => url === `${origin}/${file}`);
}
