import type { ReleaseManifest, RemoteRelease } from '@fairtone/contracts';

type Declared = Partial<Pick<RemoteRelease, 'routes' | 'pages' | 'slots' | 'dialogs' | 'contract'>>;

/**
 * A release manifest of remotes with their routes, slots and dialogs.
 * @example releaseManifest({ studio: { routes: ['/artist-settings'] } })
 */
export function releaseManifest(remotes: Record<string, Declared>): ReleaseManifest {
  const releases = Object.entries(remotes).map(([name, slots]) => {
    const live: RemoteRelease = {
      name,
      version: '1.0.0',
      contract: '^1.0.0',
      container: `fairtone_${name}`,
      entry: 'remoteEntry.js',
      routes: [],
      slots: [],
      dialogs: [],
      hasStart: false,
      integrity: {},
      preload: {},
      baseUrl: `/releases/${name}/1.0.0/`,
      ...slots,
    };
    return [name, { live }];
  });
  return { generatedAt: '', remotes: Object.fromEntries(releases) };
}
