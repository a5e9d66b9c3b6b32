import type { ReleaseManifest, RemoteRelease } from '@fairtone/contracts';
import { filesFolder } from './filesFolder.ts';

/**
 * Finds the release whose script an error comes from: the one whose files the trace names first; null when it names none.
 * @param trace URL of a script, or a stack trace
 * @param running version of each remote that runs in this page: the versions of a remote may have their files in one folder
 */
export function findReleaseByScript(
  { remotes }: ReleaseManifest,
  trace: string,
  running: Partial<Record<string, { version: string }>> = {},
): RemoteRelease | null {
  const isRunning = ({ name, version }: RemoteRelease) => running[name]?.version === version;
  const found = Object.values(remotes)
    .flatMap(({ live, previous }) => (previous ? [live, previous] : [live]))
    .map((release) => ({ release, at: trace.indexOf(filesFolder(release)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || +isRunning(other.release) - +isRunning(one.release));
  return found[0]?.release ?? null;
}
