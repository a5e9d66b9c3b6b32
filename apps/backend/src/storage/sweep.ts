import { messageOf, say, warn } from '../process/log.ts';
import type { StorageDeps } from './deps.ts';

const BATCH = 1000;

/** Removes files that a crash left without a row. Runs in the background after the start; younger files may still get theirs. */
export async function sweepOrphanFiles(
  { sql, files }: Pick<StorageDeps, 'sql' | 'files'>,
  startedAt: number,
): Promise<void> {
  try {
    const versions = await files.versionsBefore(startedAt);
    let removed = 0;
    for (let start = 0; start < versions.length; start += BATCH) {
      const batch = versions.slice(start, start + BATCH);
      const rows = await sql<{ version: string }[]>`select version from storage.objects where version in ${sql(batch)}`;
      const known = new Set(rows.map((row) => row.version));
      for (const version of batch.filter((each) => !known.has(each))) {
        await files.remove(version);
        removed += 1;
      }
    }
    if (removed > 0) say('storage', `removed ${removed} files of unfinished uploads`);
  } catch (error) {
    warn('storage', `Unfinished uploads were not removed: ${messageOf(error)}`);
  }
}
