import { savedAlbum, deviceWithSavedAlbums, offline, skipWaits, stubBackend } from '@fairtone/testing';
import { removeRevokedAlbums } from './removeRevokedAlbums.ts';

const PURCHASES = 'GET /rest/v1/purchases';
const ALBUMS = 'GET /rest/v1/albums';
const [owned, free, refunded] = [1, 2, 3].map((n) =>
  savedAlbum({ id: `b2000000-0000-4000-8000-00000000000${n}`, title: `Album ${n}` }),
) as [ReturnType<typeof savedAlbum>, ReturnType<typeof savedAlbum>, ReturnType<typeof savedAlbum>];

let device: ReturnType<typeof deviceWithSavedAlbums>;
beforeEach(async () => {
  device = deviceWithSavedAlbums();
  for (const album of [owned, free, refunded]) await device.keep(album);
});
afterEach(() => {
  device.restore();
  jest.restoreAllMocks();
});

it('deletes an album that is neither owned nor free, and reports its title', async () => {
  const backend = stubBackend({ [PURCHASES]: [{ album_id: owned.id }], [ALBUMS]: [{ id: free.id }] });
  const gone: string[] = [];
  await removeRevokedAlbums((title) => gone.push(title));
  expect(gone).toEqual(['Album 3']);
  expect(await device.list()).toEqual([`/kept-albums/${owned.id}`, `/kept-albums/${free.id}`]);
  expect(backend.requests(PURCHASES)[0]!.url.searchParams.get('revoked_at')).toBe('is.null');
});

it.each([
  ['nobody answers', offline],
  ['the server is broken', () => Response.json({ message: 'no' }, { status: 500 })],
])('deletes nothing while %s', async (_, answer) => {
  stubBackend({ [PURCHASES]: answer, [ALBUMS]: [] });
  await skipWaits(() => removeRevokedAlbums(() => undefined));
  expect(await device.list()).toHaveLength(3);
});
