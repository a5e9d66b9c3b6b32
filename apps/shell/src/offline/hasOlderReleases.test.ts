import type { ReleaseManifest } from '@fairtone/contracts';
import { offline, releaseManifest, stubBackend } from '@fairtone/testing';
import { hasOlderReleases } from './hasOlderReleases.ts';

const RELEASES = 'GET /releases.json';
const manifest = (version: string) => {
  const made = releaseManifest({ catalog: { routes: ['/'] } });
  made.remotes.catalog!.live.version = version;
  return made;
};
/** A page on which the catalog runs, or not yet. */
function page({ isRunning }: { isRunning: boolean }) {
  const registry = {
    manifest: manifest('2'),
    take: ({ remotes }: ReleaseManifest) => {
      if (!isRunning) Object.assign(registry.manifest.remotes, remotes);
      return [];
    },
  };
  return registry;
}
afterEach(() => jest.restoreAllMocks());

it('is true when a running remote was rolled back meanwhile', async () => {
  stubBackend({ [RELEASES]: manifest('1') });
  expect(await hasOlderReleases(page({ isRunning: true }))).toBe(true);
});

it('takes over the release of a remote that does not run yet', async () => {
  stubBackend({ [RELEASES]: manifest('1') });
  const registry = page({ isRunning: false });
  expect(await hasOlderReleases(registry)).toBe(false);
  expect(registry.manifest.remotes.catalog!.live.version).toBe('1');
});

it.each([
  ['the same is released', manifest('2')],
  ['nobody answers', offline],
  ['the sign-in of a hotel answers', () => new Response('<html>')],
])('is false when %s', async (_, answer) => {
  stubBackend({ [RELEASES]: answer });
  expect(await hasOlderReleases(page({ isRunning: true }))).toBe(false);
});
