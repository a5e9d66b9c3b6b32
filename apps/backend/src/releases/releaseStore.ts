import { releaseChannelSchema, type ReleaseChannel, type ReleaseManifest } from '@fairtone/contracts';
import { liveReleases } from '@fairtone/domain';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, warn } from '../process/log.ts';

/** The folder that the release tool writes: `<remote>/live.json` and `<remote>/<version>/…`. */
export type ReleaseStore = {
  folder: string;
  /** What a device gets. @param share its number, 0 to 9999; null gets no canary */
  manifest: (share: number | null) => ReleaseManifest;
  hasCanary: () => boolean;
};

type Read = { mtimeMs: number; channel: ReleaseChannel };

export function openReleaseStore(folder: string): ReleaseStore {
  const known = new Map<string, Read>();

  /** The last good `live.json` of a remote: one that is damaged must not take the remote away. */
  const readChannel = (remote: string): ReleaseChannel | undefined => {
    const file = join(folder, remote, 'live.json');
    const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (mtimeMs === undefined) {
      known.delete(remote);
    } else if (known.get(remote)?.mtimeMs !== mtimeMs) {
      const channel = parse(file) ?? known.get(remote)?.channel ?? { promoted: [] };
      known.set(remote, { mtimeMs, channel });
    }
    return known.get(remote)?.channel;
  };
  const channels = () => {
    const remotes = existsSync(folder) ? readdirSync(folder).sort() : [];
    return Object.fromEntries(
      remotes.flatMap((remote) => {
        const channel = readChannel(remote);
        return channel ? [[remote, channel] as const] : [];
      }),
    );
  };

  return {
    folder,
    hasCanary: () => Object.values(channels()).some(({ canary }) => canary),
    manifest: (share) => {
      const remotes = liveReleases(channels(), share);
      const newest = Math.max(0, ...[...known.values()].map(({ mtimeMs }) => mtimeMs));
      return { generatedAt: new Date(newest).toISOString(), remotes };
    },
  };
}

function parse(file: string): ReleaseChannel | null {
  try {
    return releaseChannelSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    warn('releases', `${file} is not read: ${messageOf(error)}`);
    return null;
  }
}
