import type { NamedFiles, SharedFolder } from './readPageHtml.ts';

interface Known {
  named: NamedFiles;
  shellFiles: readonly string[];
  origin: string;
  fetch: typeof fetch;
}

/**
 * Deletes files of versions that the page no longer names, rolled-back ones included. The shell's files are those of the worker's build. Of a
 * folder that versions share it asks which files they use, and deletes nothing while it gets no answer.
 */
export async function trimFiles(files: Pick<Cache, 'keys' | 'delete'>, known: Known): Promise<void> {
  const unnamed = (await files.keys()).map(({ url }) => url).filter((url) => !isNamed(url, known));
  const shared = known.named.shared.filter(({ folder }) => unnamed.some((url) => url.startsWith(folder)));
  const lists = await Promise.all(shared.map((one) => filesListed(one, known.fetch)));
  if (lists.includes(null)) return;
  const used = new Set(lists.flatMap((list) => list ?? []));
  for (const url of unnamed) if (!used.has(url)) await files.delete(url);
}

function isNamed(url: string, { named, shellFiles, origin }: Known): boolean {
  if (named.files.has(url) || named.folders.some((folder) => url.startsWith(folder))) return true;
  return shellFiles.some((file) => url === `${origin}/${file}`);
}

/** URLs of the files that a release uses of a shared folder; null when its list cannot be read. */
async function filesListed({ folder, list }: SharedFolder, ask: typeof fetch): Promise<string[] | null> {
  try {
    const answer = await ask(list, { credentials: 'same-origin' });
    return ((await answer.json()) as string[]).map((file) => folder + file);
  } catch {
    return null;
  }
}
