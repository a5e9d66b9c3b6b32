import { messageOf, logInfo, warn } from '@fairtone/servers/shared';
import type { StorageDeps } from './deps.ts';
import { deleteUploads } from './resumable/deleteUploads.ts';
import { personOf } from './resumable/uploader.ts';

type SweepDeps = Pick<StorageDeps, 'sql' | 'files' | 'partials' | 'locks'>;

const EVERY_MS = 30 * 60_000;

/** A file is written before its row: younger files may still get one. */
const GRACE_MS = 60 * 60_000;

/** Deletes what crashes and abandoned uploads left: once now, then every half hour. Returns a function that stops it. */
export function startSweeping(deps: SweepDeps, startedAt: number): () => Promise<void> {
  let running = sweep(deps, startedAt);
  const timer = setInterval(() => {
    running = running.then(() => sweep(deps, Date.now() - GRACE_MS));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}

async function sweep(deps: SweepDeps, orphansBefore: number): Promise<void> {
  try {
    await removeOfTheDeleted(deps);
    const removed = (await removeOrphans(deps, orphansBefore)) + (await removeExpired(deps));
    if (removed > 0) logInfo('storage', `removed ${removed} files of unfinished uploads`);
  } catch (error) {
    warn('storage', `Unfinished uploads were not removed: ${messageOf(error)}`);
  }
}

/** Files without a row. */
async function removeOrphans({ sql, files }: SweepDeps, beforeMs: number): Promise<number> {
  let removed = 0;
  for await (const versions of files.versionsBefore(beforeMs)) {
    if (versions.length === 0) continue;
    const rows = await sql<
      { version: string }[]
    >`select version from storage.objects where version in ${sql(versions)}`;
    const known = new Set(rows.map((row) => row.version));
    for (const version of versions.filter((each) => !known.has(each))) {
      await files.remove(version);
      removed += 1;
    }
  }
  return removed;
}

/** Deletes uploads of people whose accounts no longer exist. */
async function removeOfTheDeleted(deps: SweepDeps): Promise<void> {
  const people = [...new Set((await deps.partials.owners()).map(personOf))].filter((person) => person !== null);
  const gone = await deps.sql<{ id: string }[]>`
    select id from unnest(${people}::uuid[]) as person (id) where not exists (select from auth.users where users.id = person.id)`;
  for (const { id } of gone) await deleteUploads(deps, id);
}

async function removeExpired({ partials }: SweepDeps): Promise<number> {
  let removed = 0;
  for await (const key of partials.expiredBefore(Date.now())) {
    await partials.remove(key);
    removed += 1;
  }
  return removed;
}
