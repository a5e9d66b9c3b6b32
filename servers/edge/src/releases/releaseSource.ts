import { releaseChannelSchema, type PublishedVersions, type ReleaseChannel } from '@fairtone/contracts';
import { isSignedFor, type Keyring } from '@fairtone/releases';

/** Where the host finds what teams have released. */
export interface ReleaseSource {
  /** What each remote's team has made live; what cannot be read or trusted is what it was before. */
  channels: () => Promise<LiveChannels>;
  /** Every version that a tester can choose, as far as the store can be asked. */
  published: () => Promise<PublishedVersions>;
  /** A file by its path within the store, or null. */
  file: (path: string, request: Request, acceptEncoding: string) => Promise<Response | null>;
}

type LiveChannels = {
  /** When one of them last changed. */
  changedAtMs: number;
  channels: Record<string, ReleaseChannel>;
};

/**
 * Reads what a `live.json` says.
 * @param keyring the teams' public keys; null: everything that could be written to the store counts
 * @throws when it says nothing sensible, or what no key of this remote signed
 */
export function readChannel(remote: string, text: string, keyring: Keyring | null): ReleaseChannel {
  const raw: unknown = JSON.parse(text);
  const parsed = releaseChannelSchema.safeParse(raw);
  if (!parsed.success)
    throw new Error(`it is of another shape: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  const channel = parsed.data;
  const stranger = [...channel.promoted, channel.canary?.release].find((release) => release && release.name !== remote);
  if (stranger) throw new Error(`it releases ${stranger.name}`);
  if (keyring && !isSignedFor(remote, raw, keyring)) throw new Error('no key of its team signed it');
  return channel;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files of a version never change; what lies above them does. */
export const cacheControlOf = (path: string) => (path.split('/').length > 2 ? IMMUTABLE : 'no-cache');
