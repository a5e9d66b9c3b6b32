import type { ReleaseChannel } from '@fairtone/contracts';
import { messageOf, warn } from '@fairtone/servers/shared';
import type { Keyring } from '@fairtone/releases';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPublished } from './publishedVersions.ts';
import { cacheControlOf, readChannel, type ReleaseSource } from './releaseSource.ts';
import { answerStaticFile, findStaticFile } from '../files/staticFile.ts';

type Read = { mtimeMs: number; channel: ReleaseChannel };

/** The folder that the release tool writes: `<remote>/live.json` and `<remote>/<version>/…`. */
export function folderSource(folder: string, keyring: Keyring | null): ReleaseSource {
  const known = new Map<string, Read>();

  /** The last valid `live.json` of a remote: a damaged file must not remove the remote. */
  const look = (remote: string): ReleaseChannel | undefined => {
    const file = join(folder, remote, 'live.json');
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    const before = known.get(remote);
    if (mtimeMs === undefined) {
      known.delete(remote);
    } else if (before?.mtimeMs !== mtimeMs) {
      known.set(remote, { mtimeMs, channel: read(remote, file) ?? before?.channel ?? { promoted: [] } });
    }
    return known.get(remote)?.channel;
  };
  const read = (remote: string, file: string) => {
    try {
      return readChannel(remote, readFileSync(file, 'utf8'), keyring);
    } catch (error) {
      warn('releases', `${file} is not followed: ${messageOf(error)}`);
      return null;
    }
  };

  const channels = async () => {
    const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
    const remotes = entries.filter((entry) => !entry.isFile()).map(({ name }) => name);
    const found = remotes.sort().flatMap((remote) => {
      const channel = look(remote);
      return channel ? [[remote, channel] as const] : [];
    });
    const changedAtMs = Math.max(0, ...[...known.values()].map(({ mtimeMs }) => mtimeMs));
    return { changedAtMs, channels: Object.fromEntries(found) };
  };

  return {
    channels,
    published: async () => listPublished(folder, (await channels()).channels),
    file: async (path, request, acceptEncoding) => {
      const file = findStaticFile(folder, `/${path}`, acceptEncoding);
      const headers = { 'cache-control': cacheControlOf(path), 'access-control-allow-origin': '*' };
      return file && answerStaticFile(file, request, headers);
    },
  };
}
