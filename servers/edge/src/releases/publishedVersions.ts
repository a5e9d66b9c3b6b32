import { remoteBuildSchema, type PublishedVersions, type ReleaseChannel } from '@fairtone/contracts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

type Version = PublishedVersions[string][number];

/** How many versions a tester can choose from; a store may hold years of releases. */
const SHOWN = 50;

/** All complete versions in the store's folder, newest first, with their status. */
export function listPublished(folder: string, channels: Record<string, ReleaseChannel>): PublishedVersions {
  return Object.fromEntries(
    foldersIn(folder).map((remote) => {
      const versions = foldersIn(join(folder, remote)).flatMap((version) =>
        readVersion(join(folder, remote, version), version, channels[remote]),
      );
      const newestFirst = versions.sort((one, other) => other.publishedAt!.localeCompare(one.publishedAt!));
      return [remote, newestFirst.slice(0, SHOWN)];
    }),
  );
}

/** For stores that cannot be listed: the promoted versions, newest first. */
export function listPromoted(channels: Record<string, ReleaseChannel>): PublishedVersions {
  return Object.fromEntries(
    Object.entries(channels).map(([remote, channel]) => {
      const releases = [...(channel.canary ? [channel.canary.release] : []), ...channel.promoted];
      const versions = releases.map(({ version, contract }) => ({
        version,
        contract,
        publishedAt: null,
        ...roleOf(version, channel),
      }));
      return [remote, versions];
    }),
  );
}

function readVersion(folder: string, version: string, channel: ReleaseChannel | undefined): Version[] {
  try {
    const file = join(folder, 'remote.json');
    const build = remoteBuildSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    // A folder that is still being written has another name.
    if (build.version !== version) return [];
    const publishedAt = statSync(file).mtime.toISOString();
    return [{ version, contract: build.contract, publishedAt, ...roleOf(version, channel) }];
  } catch {
    return [];
  }
}

function roleOf(version: string, channel: ReleaseChannel | undefined): Pick<Version, 'role' | 'percent'> {
  if (channel?.promoted[0]?.version === version) return { role: 'live' };
  if (channel?.canary?.release.version === version) return { role: 'canary', percent: channel.canary.percent };
  return { role: channel?.promoted[1]?.version === version ? 'previous' : null };
}

const foldersIn = (path: string) =>
  (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
