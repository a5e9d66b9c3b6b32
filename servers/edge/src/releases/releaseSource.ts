import type { PublishedVersions, ReleaseChannel } from '@fairtone/contracts';
import { isSignedFor, type Keyring, parseChannel } from '@fairtone/releases';
import { messageOf } from '@fairtone/servers/shared';
import type { ChannelMemory, Reading } from './channelMemory.ts';

/** Where the host reads the published releases. */
export interface ReleaseSource {
  /** The live releases of each remote; when one cannot be read or verified, its last valid state is kept. */
  channels: () => Promise<LiveChannels>;
  /** All versions that a tester can choose, as far as the store can be listed. */
  published: () => Promise<PublishedVersions>;
  /** A file by its path within the store, or null. */
  file: (path: string, request: Request, acceptEncoding: string) => Promise<Response | null>;
}

type LiveChannels = {
  /** When one of the live releases last changed. */
  changedAtMs: number;
  channels: Record<string, ReleaseChannel>;
  /** False while the store, or a remote that was released, cannot be read: then nobody knows whether a path is a page. */
  isComplete: boolean;
};

export function channelsIn(memory: ChannelMemory, changedAtMs: number): LiveChannels {
  const entries = memory.remotes().sort().map((remote) => [remote, memory.channelOf(remote)!] as const); // prettier-ignore
  return { changedAtMs, channels: Object.fromEntries(entries), isComplete: memory.isComplete() };
}

/**
 * Parses and verifies a `live.json` or its copy.
 * @param place path or URL of the file, for the log
 * @param keyring the teams' public keys; null disables signatures: everything in the store is accepted
 */
export function readingOf(remote: string, place: string, text: string, keyring: Keyring | null): Reading {
  try {
    const { channel, raw } = parseChannel(text);
    const stranger = [...channel.promoted, channel.canary?.release].find((one) => one && one.name !== remote);
    if (stranger) throw new Error(`releases ${stranger.name}`);
    if (keyring && !isSignedFor(remote, raw, keyring)) throw new Error('is not signed by a key of its team');
    return { place, channel };
  } catch (error) {
    return { place, fault: messageOf(error), isMissing: false };
  }
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files of a version never change; files above the version folders do. */
export const cacheControlOf = (path: string) => (path.split('/').length > 2 ? IMMUTABLE : 'no-cache');
