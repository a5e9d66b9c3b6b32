import type { ReleaseChannel, ReleaseManifest } from '@fairtone/contracts';
import { liveReleases } from '@fairtone/domain';
import { readKeyring } from '@fairtone/releases';
import type { ReleaseStoreSettings } from '../settings.ts';
import { folderSource } from './folderSource.ts';
import { httpSource } from './httpSource.ts';
import { previewFinder, type FindPreview } from './previews.ts';
import type { ReleaseSource } from './releaseSource.ts';

export type ReleaseStore = Pick<ReleaseSource, 'file' | 'published'> & {
  /** The releases for a device. @param share its number, 0 to 9999; null gets no canary */
  manifest: (share: number | null) => Promise<ReleaseManifest>;
  hasCanary: () => Promise<boolean>;
  /** What is live of each remote, and its canary. */
  channels: () => Promise<Record<string, ReleaseChannel>>;
  findPreview: FindPreview;
  /** False while a path that no route shows may belong to a remote whose releases cannot be read. */
  isComplete: () => Promise<boolean>;
};

/** @throws when the teams' keys cannot be read: a host that requires signatures must not start without them */
export function openReleaseStore({ folder, url, keyringFile }: ReleaseStoreSettings): ReleaseStore {
  const keyring = keyringFile ? readKeyring(keyringFile) : null;
  const source = url ? httpSource(url, keyring) : folderSource(folder, keyring);
  return {
    file: source.file,
    published: source.published,
    hasCanary: async () => Object.values((await source.channels()).channels).some(({ canary }) => canary),
    channels: async () => (await source.channels()).channels,
    findPreview: previewFinder(source.file, keyring),
    isComplete: async () => (await source.channels()).isComplete,
    manifest: async (share) => {
      const { changedAtMs, channels } = await source.channels();
      return { generatedAt: new Date(changedAtMs).toISOString(), remotes: liveReleases(channels, share) };
    },
  };
}
