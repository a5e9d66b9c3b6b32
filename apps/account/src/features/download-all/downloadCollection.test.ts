/** @jest-environment node */
import { offline, readZip, refusal, stubBackend, type StubbedRequest } from '@fairtone/testing';
import { downloadCollection, type CollectionProgress } from './downloadCollection';
import type { SaveTarget } from '../download/saveTarget';

const OWNED = '/rest/v1/purchases';
const REQUEST = 'POST /functions/v1/request-download';
const USER = 'f1000000-0000-4000-8000-000000000004';
const idOf = (kind: string, n: number) => `${kind}000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const BYTES = Buffer.from('not a real recording');

const owned = (n: number, title = `Album ${n}`) => ({
  ...{ id: idOf('c3', n), album_id: idOf('a1', n), album_title: title, artist_name: 'Ada Field' },
  created_at: '2024-03-01T10:00:00+00:00',
});
const files = (n: number) =>
  [1, 2].map((track) => ({
    ...{ trackId: idOf('b1', n * 10 + track), title: `Song ${track}`, trackNumber: track, format: 'mp3' },
    ...{ bytes: BYTES.length, url: `http://localhost/signed/${n}/${track}` },
  }));

function run(albums: ReturnType<typeof owned>[], handlers: Record<string, unknown> = {}) {
  const answer = ({ body }: StubbedRequest) => {
    const { albumId, trackId } = body as { albumId: string; trackId?: string };
    const asked = albums.find(({ album_id }) => album_id === albumId)!;
    const n = Number(asked.album_id.slice(-12));
    const album = { id: asked.album_id, title: asked.album_title, artist: 'Ada Field', year: 2024, genre: 'Jazz' };
    const wanted = files(n).filter((file) => !trackId || file.trackId === trackId);
    return { album: { ...album, coverUrl: null }, files: wanted };
  };
  const signed = albums.flatMap(({ album_id }) =>
    [1, 2].map((track) => [`GET /signed/${Number(album_id.slice(-12))}/${track}`, () => new Response(BYTES)] as const),
  );
  const range = { 'Content-Range': `0-0/${albums.length}` };
  const backend = stubBackend({
    [`HEAD ${OWNED}`]: () => new Response(null, { headers: range }),
    [`GET ${OWNED}`]: albums,
    [REQUEST]: answer,
    ...Object.fromEntries(signed),
    ...handlers,
  });
  const progress: CollectionProgress[] = [];
  let archive: Promise<Blob> | null = null;
  const save: SaveTarget = async (stream) => void (await (archive = new Response(stream as never).blob()));
  const controller = new AbortController();
  const result = downloadCollection({
    userId: USER,
    format: 'mp3',
    save,
    listMissing: (missing) => ({ name: 'Missing.txt', text: JSON.stringify(missing) }),
    onProgress: (step) => progress.push(step),
    signal: controller.signal,
  });
  return { backend, progress, result, controller, unzip: async () => readZip(await archive!) };
}

// The page has no preloaded responses.
beforeAll(() => void Object.assign(globalThis, { document: { getElementById: () => null } }));
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('the download of a collection', () => {
  it('is one ZIP with a folder for each album', async () => {
    const { result, unzip, progress, backend } = run([owned(1), owned(2)]);
    expect(await result).toEqual([]);
    expect([...(await unzip()).keys()]).toEqual([
      'Ada Field - Album 1/01 Song 1.mp3',
      'Ada Field - Album 1/02 Song 2.mp3',
      'Ada Field - Album 2/01 Song 1.mp3',
      'Ada Field - Album 2/02 Song 2.mp3',
    ]);
    expect(progress.at(-1)).toMatchObject({ totalAlbums: 2, receivedBytes: 4 * BYTES.length });
    expect(backend.requests(`GET ${OWNED}`)[0]?.url.searchParams.get('revoked_at')).toBe('is.null');
  });

  it('separates albums of the same name, and contains each album once', async () => {
    const { result, unzip } = run([owned(1, 'Same'), owned(2, 'Same'), owned(1, 'Same')]);
    await result;
    const folders = new Set([...(await unzip()).keys()].map((name) => name.split('/')[0]));
    expect([...folders]).toEqual(['Ada Field - Same', 'Ada Field - Same (2)']);
  });

  it('lists what could not be fetched, also in the ZIP, and contains the rest', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    const gone = () => new Response(null, { status: 500 });
    // Shorter than the announced size, on every attempt: a broken file.
    const short = () => new Response(BYTES.subarray(0, 5));
    const refuseSecond = { 'GET /signed/1/2': short, 'GET /signed/2/1': gone, 'GET /signed/2/2': gone };
    const view = run([owned(1), owned(2), owned(3)], refuseSecond);
    const finished = view.result.finally(() => jest.useRealTimers());
    void advanceUntil(finished);
    const missing = [
      { album: 'Ada Field - Album 1', tracks: ['Song 2'] },
      { album: 'Ada Field - Album 2', tracks: null },
    ];
    expect(await finished).toEqual(missing);
    const zip = await view.unzip();
    expect([...zip.keys()]).toEqual([
      'Ada Field - Album 1/01 Song 1.mp3',
      'Ada Field - Album 3/01 Song 1.mp3',
      'Ada Field - Album 3/02 Song 2.mp3',
      'Missing.txt',
    ]);
    expect(JSON.parse(Buffer.from(zip.get('Missing.txt')!).toString())).toEqual(missing);
  });

  it('continues after a refused album, and retries after a network failure', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance'] });
    let asked = 0;
    const view = run([owned(1), owned(2)]);
    view.backend.use({
      [REQUEST]: ({ body }: StubbedRequest) => {
        asked += 1;
        if ((body as { albumId: string }).albumId === idOf('a1', 1)) return refusal(403, 'not_owned');
        if (asked < 4) return offline();
        const album = {
          id: idOf('a1', 2),
          title: 'Album 2',
          artist: 'Ada Field',
          year: 2024,
          genre: '',
          coverUrl: null,
        };
        return { album, files: files(2) };
      },
    });
    const finished = view.result.finally(() => jest.useRealTimers());
    void advanceUntil(finished);
    expect(await finished).toEqual([{ album: 'Ada Field - Album 1', tracks: null }]);
    expect((await view.unzip()).has('Ada Field - Album 2/01 Song 1.mp3')).toBe(true);
  });

  it('saves no archive when the collection is empty', async () => {
    await expect(run([]).result).rejects.toThrow(expect.objectContaining({ name: 'NothingFetched' }));
  });

  it('stops when it is cancelled', async () => {
    const view = run([owned(1)]);
    const cancel = () => {
      view.controller.abort();
      return offline();
    };
    view.backend.use({ 'GET /signed/1/1': cancel });
    await expect(view.result).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

async function advanceUntil(finished: Promise<unknown>) {
  let isOver = false;
  void finished.catch(() => undefined).finally(() => (isOver = true));
  while (!isOver) await jest.advanceTimersByTimeAsync(1000);
}
