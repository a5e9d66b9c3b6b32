import { removeUnused } from '@fairtone/releases';
import type { ToolContext } from './toolContext.ts';

/**
 * Deletes unused versions and files, and prints what was deleted.
 * @param only the remote; null takes every remote of the store
 * @throws when the live version of a remote is unknown; then no version of it is deleted
 */
export async function collectGarbage(
  workplace: ToolContext,
  only: string | null,
  options: { isDryRun: boolean; now: Date },
): Promise<void> {
  const { store, say } = workplace;
  const done = options.isDryRun ? 'would be deleted' : 'deleted';
  let [count, total] = [0, 0];
  for (const remote of only === null ? await store.remotes() : [only]) {
    const { versions, kept, shared } = await removeUnused(workplace, remote, options);
    for (const version of kept) say(`${remote} ${version} was promoted or previewed meanwhile; it stays`);
    for (const { version, files, bytes } of versions)
      say(`${remote} ${version} ${done}: ${files} files, ${bytes} bytes`);
    if (shared.files > 0) say(`${remote} ${shared.files} files that no version names ${done}: ${shared.bytes} bytes`);
    count += versions.length;
    total += versions.reduce((sum, { bytes }) => sum + bytes, shared.bytes);
  }
  say(`${count} ${count === 1 ? 'version' : 'versions'}, ${total} bytes ${done}`);
}
