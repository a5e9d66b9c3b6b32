/** @jest-environment node */
import { fakeCaches } from '../testing/fakeCaches';
import { saveAlbumOffline, NoSpaceError, type AlbumToSave } from './saveAlbumOffline';
import { listSavedAlbums, removeSavedAlbum } from './savedAlbums';

const SITE = 'http://shop.test';
const SONG_BYTES = 16_000;
const track = (id: string) => ({ id, audioSrc: `${SITE}/${id}.mp3`, durationMs: 1000 });
const album = (id: string): AlbumToSave => ({
  id,
  title: `Album ${id}`,
  artist: 'Ada',
  artistId: 'ada',
  coverImage: `${SITE}/${id}-1400.jpg`,
  tracks: [track(`${id}1`), track(`${id}2`)] as AlbumToSave['tracks'],
});

function device({ quota = 1_000_000 } = {}) {
  const place = fakeCaches();
  const persist = jest.fn(() => Promise.resolve(false));
  const storage = { estimate: () => Promise.resolve({ quota, usage: 0 }), persist };
  let clockMs = 0;
  const keep = (id: string, more: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) =>
    saveAlbumOffline({
      caches: place.caches,
      storage,
      personId: 'lena',
      album: album(id),
      covers: [`${SITE}/${id}-1400.jpg`],
      onProgress: () => undefined,
      signal: new AbortController().signal,
      nowMs: () => (clockMs += 1),
      ...more,
    });
  return {
    ...place,
    keep,
    persist,
    titles: async () => (await listSavedAlbums(place.caches, 'lena')).map(({ title }) => title),
  };
}

let broken: (url: string) => Response | null;
beforeEach(() => {
  broken = () => null;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = input as string;
    const bytes = url.endsWith('.mp3') ? SONG_BYTES : 500;
    const headers = {
      'content-type': url.endsWith('.mp3') ? 'audio/mpeg' : 'image/jpeg',
      'content-length': String(bytes),
    };
    return Promise.resolve(broken(url) ?? new Response(new Uint8Array(bytes), { headers }));
  });
});
afterEach(() => jest.restoreAllMocks());

describe('keeping an album', () => {
  it('puts an album on the device, whole, and asks the browser not to make room of it', async () => {
    const { keep, caches, persist } = device();
    const shares: number[] = [];
    await keep('a', { onProgress: (share) => shares.push(share) });
    expect(await listSavedAlbums(caches, 'lena')).toEqual([
      expect.objectContaining({ id: 'a', title: 'Album a', bytes: 2 * SONG_BYTES + 500, keptAt: 1 }),
    ]);
    expect(shares.at(-1)).toBe(0.99);
    expect([...shares].sort()).toEqual(shares);
    expect(persist).toHaveBeenCalled();
  });

  it('lists the newest first, and nothing of others', async () => {
    const { keep, caches, titles } = device();
    await keep('a');
    await keep('b');
    expect(await titles()).toEqual(['Album b', 'Album a']);
    expect(await listSavedAlbums(caches, 'omar')).toEqual([]);
    expect(await caches.keys()).toEqual(['fairtone-kept-lena']);
  });

  it('lets one album go without the other', async () => {
    const { keep, caches, list, titles } = device();
    await keep('a');
    await keep('b');
    await removeSavedAlbum(caches, 'lena', 'a');
    expect(await titles()).toEqual(['Album b']);
    expect((await list('fairtone-kept-lena')).filter((path) => path.startsWith('/a'))).toEqual([]);
  });

  it('does not begin without room', async () => {
    const { keep, titles } = device({ quota: SONG_BYTES });
    await expect(keep('a')).rejects.toThrow(NoSpaceError);
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(await titles()).toEqual([]);
  });

  it('says when the room runs out on the way', async () => {
    const { keep, fill } = device();
    fill('fairtone-kept-lena');
    await expect(keep('a')).rejects.toThrow(NoSpaceError);
  });

  it.each([
    ['is refused', () => new Response('gone', { status: 404 })],
    ['ends early', () => new Response(new Uint8Array(10), { headers: { 'content-length': '16000' } })],
  ])('leaves nothing of an album of which a track %s', async (_, answer) => {
    const { keep, list } = device();
    broken = (url) => (url.endsWith('a2.mp3') ? answer() : null);
    await expect(keep('a')).rejects.toThrow('a2.mp3');
    expect(await list('fairtone-kept-lena')).toEqual([]);
  });

  it('keeps an album whose cover is lost', async () => {
    const { keep, titles } = device();
    broken = (url) => (url.endsWith('.jpg') ? new Response('gone', { status: 404 }) : null);
    await keep('a');
    expect(await titles()).toEqual(['Album a']);
  });

  it('leaves nothing of an album that somebody thought better of', async () => {
    const { keep, list } = device();
    const controller = new AbortController();
    broken = (url) => {
      if (url.endsWith('.jpg')) controller.abort();
      return null;
    };
    await expect(keep('a', { signal: controller.signal })).rejects.toThrow('abort');
    expect(await list('fairtone-kept-lena')).toEqual([]);
  });
});
