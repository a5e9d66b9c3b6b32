import type { ReleaseStore } from '../../releases/releaseStore.ts';
import { ALL_TAG, tagOfRemote } from '../pageTags.ts';

/** Reads which remotes were promoted, rolled back, or given a canary since the last call; none at the first. */
export function followReleases({ channels }: Pick<ReleaseStore, 'channels'>): () => Promise<string[]> {
  let known: Map<string, string> | null = null;
  return async () => {
    const read = new Map(
      Object.entries(await channels()).map(([remote, channel]) => [remote, JSON.stringify(channel)]),
    );
    const before = known;
    known = read;
    if (!before) return [];
    const names = [...new Set([...before.keys(), ...read.keys()])];
    const changed = names.filter((remote) => before.get(remote) !== read.get(remote));
    // A page without a remote does not name it: its path may belong to the new one.
    const isNew = changed.some((remote) => !before.has(remote));
    return isNew ? [ALL_TAG] : changed.map(tagOfRemote);
  };
}
