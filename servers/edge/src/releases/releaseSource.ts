import { releaseChannelSchema, type PublishedVersions, type ReleaseChannel } from '@fairtone/contracts';
import { isSignedFor, type Keyring } from '@fairtone/releases';

/** Where the host reads the published releases. */
export interface ReleaseSource {
  /** The live releases of each remote; when one cannot be read or verified, its previous state is kept. */
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
};

/**
 * Parses and verifies a `live.json`.
 * @param keyring the teams' public keys; null disables signatures: everything in the store is accepted
 * @throws when it is invalid, or not signed by a key of this remote
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

/** Files of a version never change; files above the version folders do. */
export const cacheControlOf = (path: string) => (path.split('/').length > 2 ? IMMUTABLE : 'no-cache');
