import type { ReleaseChannel } from '@fairtone/contracts';
import { hasEnded } from '../preview.ts';
import { releaseAct } from '../releaseAct.ts';
import type { ReleaseContext } from '../rollback.ts';
import { isShared } from '../stores/sharedFiles.ts';
import type { ReleaseAct, ReleaseStore } from '../stores/store.ts';

/** Pages stay open for days and load files of the version that they began with. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

type UnusedVersion = { version: string; files: number; bytes: number };

/** What was deleted of a remote, or would be. */
export type Cleaned = {
  versions: UnusedVersion[];
  /** Versions that were promoted or previewed meanwhile, and stay. */
  kept: string[];
  /** Shared files that no version names. */
  shared: { files: number; bytes: number };
};

type Options = {
  isDryRun: boolean;
  now: Date;
  /** Shared files are left to a later call. */
  keepsShared?: boolean;
};

/**
 * Deletes unused versions of a remote: `live.json` does not list them (live, previous, canary, and earlier ones that a rollback can reach), and they
 * were not published, live or a canary within the last seven days, and no preview shows them. Previews that have ended are deleted too, and
 * shared files that no version names any more.
 * @throws when the live version is unknown; then no version is deleted
 */
export async function removeUnused(context: ReleaseContext, remote: string, options: Options): Promise<Cleaned> {
  const { store, rights } = context;
  if (!options.isDryRun) {
    rights.require(remote);
    await removeEnded(store, remote, options.now);
  }
  const [versions, kept]: [UnusedVersion[], string[]] = [[], []];
  for (const unused of await findUnused(store, remote, options.now)) {
    const isGone = options.isDryRun || (await remove(context, remote, unused.version, options.now));
    if (isGone) versions.push(unused);
    else kept.push(unused.version);
  }
  const gone = versions.map(({ version }) => version);
  const shared = options.keepsShared
    ? { files: 0, bytes: 0 }
    : await removeUnnamed(store, remote, gone, options.isDryRun);
  return { versions, kept, shared };
}

async function findUnused(store: ReleaseStore, remote: string, now: Date): Promise<UnusedVersion[]> {
  const named = [...namedVersions(await store.readChannel(remote)), ...(await previewed(store, remote, now))];
  const usedAt = lastUses(await store.readLog(remote));
  const unused: UnusedVersion[] = [];
  for (const version of [...(await store.versions(remote)), ...(await store.unfinished(remote))]) {
    if (named.includes(version)) continue;
    const files = (await store.listFiles(remote, version)).filter(({ file }) => !isShared(file));
    // A folder without files is one whose upload has just begun.
    const at = Math.max(usedAt.get(version) ?? 0, ...files.map(({ writtenAt }) => writtenAt.getTime()));
    if (files.length === 0 || now.getTime() - at < KEPT_MS) continue;
    unused.push({ version, files: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) });
  }
  return unused;
}

/**
 * Deletes one version unless a promotion makes it live at the same time, or a preview shows it. First the version is withdrawn, so that no promotion that
 * begins now accepts it. Then `live.json` is written: a promotion that began before has to begin again, or was finished before and
 * is seen here.
 * @returns false when it was promoted or previewed
 */
async function remove({ store, by }: ReleaseContext, remote: string, version: string, now: Date): Promise<boolean> {
  const withdrawn = await store.withdraw(remote, version);
  let isNamed = true;
  try {
    await store.changeChannel(remote, (channel) => {
      isNamed = namedVersions(channel).includes(version);
      return channel;
    });
    isNamed ||= (await previewed(store, remote, now)).includes(version);
  } catch (error) {
    await withdrawn.restore();
    throw error;
  }
  if (isNamed) {
    await withdrawn.restore();
    return false;
  }
  await withdrawn.remove();
  await store.log(remote, releaseAct(by, 'delete', version));
  return true;
}

/**
 * Deletes shared files that no version names. A version whose upload began meanwhile found some of them in the store: they are written again.
 * @param gone versions that are deleted, or would be
 */
async function removeUnnamed(
  store: ReleaseStore,
  remote: string,
  gone: string[],
  isDryRun: boolean,
): Promise<Cleaned['shared']> {
  const all = await store.sharedFiles(remote);
  const named = await namedFiles(store, remote, gone);
  const unnamed = all.filter(({ file }) => !named.has(file));
  if (unnamed.length > 0 && !isDryRun) {
    const removed = await store.removeShared(
      remote,
      unnamed.map(({ file }) => file),
    );
    await removed.restore([...(await namedFiles(store, remote, []))]);
  }
  return { files: unnamed.length, bytes: unnamed.reduce((sum, each) => sum + each.bytes, 0) };
}

/** Shared files of all versions but those that are gone; those of unfinished uploads too. */
async function namedFiles(store: ReleaseStore, remote: string, gone: string[]): Promise<Set<string>> {
  const versions = [...(await store.versions(remote)), ...(await store.unfinished(remote))];
  const kept = versions.filter((version) => !gone.includes(version));
  return new Set((await Promise.all(kept.map((version) => store.sharedFilesOf(remote, version)))).flat());
}

/** Versions that a preview shows. */
const previewed = async (store: ReleaseStore, remote: string, now: Date): Promise<string[]> =>
  (await store.previews(remote)).filter((each) => !hasEnded(each, now)).map(({ release }) => release.version);

async function removeEnded(store: ReleaseStore, remote: string, now: Date): Promise<void> {
  for (const ended of (await store.previews(remote)).filter((each) => hasEnded(each, now)))
    await store.removePreview(remote, ended.id);
}

const namedVersions = ({ promoted, canary }: ReleaseChannel) =>
  [...promoted, ...(canary ? [canary.release] : [])].map(({ version }) => version);

/** When each version was last live or a canary, in ms: promoted, rolled back, or replaced by another one. */
function lastUses(log: ReleaseAct[]): Map<string, number> {
  const usedAt = new Map<string, number>();
  let live: string[] = [];
  for (const { action, version, at, percent = 100 } of log) {
    usedAt.set(version, Date.parse(at));
    if (action === 'promote' && percent === 100) {
      if (live[0]) usedAt.set(live[0], Date.parse(at));
      live = [version, ...live.filter((other) => other !== version)];
    }
    if (action === 'rollback' && live[0] === version) live = live.slice(1);
  }
  return usedAt;
}
