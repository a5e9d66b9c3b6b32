import { RELEASES_ELEMENT_ID, type ReleaseManifest, type RemoteRelease } from '@fairtone/contracts';
import { folderStore } from '@fairtone/releases';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf, writeFiles } from '../../../../delivery/release/testing/builds.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';

const HALF = '{"promoted": [{';
let folder: string;
let shop: RunningBackend;

const file = (remote: string, name: string) => join(folder, 'releases', remote, name);
const promote = (release: RemoteRelease) =>
  folderStore(join(folder, 'releases')).changeChannel(release.name, ({ promoted }) => ({
    promoted: [release, ...promoted],
  }));
const studio = (version: string) => ({ ...releaseOf(version, 'studio'), routes: ['/for-artists'] });

/** Visits a path as a browser does. */
async function visit(
  path: string,
): Promise<{ status: number; retryAfter: string | null; version: string | undefined }> {
  const answer = await fetch(shop.url + path, { headers: { accept: 'text/html' } });
  const inlined = new RegExp(`id="${RELEASES_ELEMENT_ID}">(.*?)</script>`).exec(await answer.text())?.[1];
  const remotes = inlined ? (JSON.parse(inlined) as ReleaseManifest).remotes : {};
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    version: remotes.catalog?.live.version,
  };
}
const linesWith = (text: string) =>
  shop
    .output()
    .split('\n')
    .filter((line) => line.includes(text)).length;
const until = async (holds: () => boolean) => {
  for (const end = Date.now() + 20_000; !holds() && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-lost-'));
  writeFiles(
    {
      'shell/index.html': '<head><!--fairtone:releases--></head>',
      'shell/shell.json': '{"contract": "1.0.0", "routes": ["/help"]}',
    },
    folder,
  );
  await promote(releaseOf('1'));
  await promote(releaseOf('2'));
  await promote(studio('1'));
  const env = { FAIRTONE_RELEASES_DIR: join(folder, 'releases'), FAIRTONE_SHELL_DIR: join(folder, 'shell') };
  shop = await startBackend({ env });
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('A page server', () => {
  it.each([
    ['lost', () => rmSync(file('catalog', 'live.json'))],
    ['damaged', () => writeFileSync(file('catalog', 'live.json'), HALF)],
  ])('shows what was live after a restart with a %s live.json', async (_what, harm) => {
    harm();
    await shop.restart();
    expect(await visit('/')).toEqual({ status: 200, retryAfter: null, version: '2' });
    expect(await visit('/nothing-here')).toMatchObject({ status: 404 });
  });

  it('follows the next promotion, which keeps the earlier releases', async () => {
    await promote(releaseOf('3'));
    expect(await visit('/')).toMatchObject({ status: 200, version: '3' });
    const channel = await folderStore(join(folder, 'releases')).readChannel('catalog');
    expect(channel.promoted.map(({ version }) => version)).toEqual(['3', '2', '1']);
  });

  it('answers 503 for pages of a remote of which nothing valid is left, until it is repaired', async () => {
    const sound = readFileSync(file('studio', 'live.json'));
    for (const name of ['live.json', 'live.copy.json']) writeFileSync(file('studio', name), HALF);
    await shop.restart();
    const place = file('studio', 'live.json');
    for (let page = 0; page < 3; page += 1)
      expect(await visit('/for-artists')).toEqual({ status: 503, retryAfter: '5', version: undefined });
    expect(await visit('/')).toMatchObject({ status: 200, version: '3' });
    writeFileSync(place, sound);
    expect(await visit('/for-artists')).toMatchObject({ status: 200 });
    expect(await visit('/nothing-here')).toMatchObject({ status: 404 });
    // The lines arrive through a pipe, after the responses.
    await until(() => linesWith(`${place} is valid again`) > 0);
    expect([linesWith(`${place} is damaged`), linesWith(`${place} is valid again`)]).toEqual([1, 1]);
  });
});
