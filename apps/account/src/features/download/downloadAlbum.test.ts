/** @jest-environment node */
import { offline, readZip, refusal, skipWaits, stubBackend } from '@fairtone/testing';
import { BufferSource, Input, WAVE } from 'mediabunny';
import { downloadAlbum, type DownloadProgress } from './downloadAlbum';
import type { SaveTarget } from './saveTarget';

const REQUEST = 'POST /functions/v1/request-download';
const COVER = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const trackId = (n: number) => `a1000000-0000-4000-8000-00000000000${n}`;

/** A WAV of 400 bytes that all have this value. */
function wav(sample: number): Buffer<ArrayBuffer> {
  const samples = Buffer.alloc(400, sample);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(44_100, 24);
  head.writeUInt32LE(88_200, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.from(Buffer.concat([head, samples]));
}

const file = (n: number, title: string) => ({
  trackId: trackId(n),
  title,
  trackNumber: n,
  format: 'wav',
  bytes: wav(n).length,
  url: `http://localhost/signed/${n}`,
});
const album = {
  id: 'b2000000-0000-4000-8000-000000000001',
  title: 'Blue/Hours',
  artist: 'Ada Field',
  year: 2024,
  genre: 'Jazz',
  coverUrl: 'http://localhost/cover.jpg',
  trackTotal: 12,
};
const files = [file(1, 'Dawn'), file(2, 'Dusk')];

function run(handlers: Record<string, unknown> = {}, signal = new AbortController().signal) {
  const backend = stubBackend({
    [REQUEST]: { album, files },
    'GET /signed/1': () => new Response(wav(1)),
    'GET /signed/2': () => new Response(wav(2)),
    'GET /cover.jpg': () => new Response(COVER),
    ...handlers,
  });
  const progress: DownloadProgress[] = [];
  let archive: Promise<Blob> | null = null;
  const save: SaveTarget = async (stream) => void (await (archive = new Response(stream as never).blob()));
  const openTarget = jest.fn(() => Promise.resolve(save));
  const result = downloadAlbum({
    albumId: album.id,
    format: 'original',
    openTarget,
    onProgress: (step) => progress.push(step),
    signal,
  });
  return { backend, progress, openTarget, result, unzip: async () => readZip(await archive!) };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

describe('downloading an album', () => {
  it('makes a ZIP of a folder with numbered, tagged files and the cover', async () => {
    const { result, unzip, openTarget } = run();
    expect(await result).toEqual([]);
    expect(openTarget).toHaveBeenCalledWith('Ada Field - Blue_Hours (WAV).zip', 2 * wav(1).length);
    const zip = await unzip();
    const folder = 'Ada Field - Blue_Hours (WAV)';
    expect([...zip.keys()]).toEqual([`${folder}/01 Dawn.wav`, `${folder}/02 Dusk.wav`, `${folder}/cover.jpg`]);
    expect(Buffer.from(zip.get(`${folder}/cover.jpg`)!)).toEqual(Buffer.from(COVER));

    const dawn = Buffer.from(zip.get(`${folder}/01 Dawn.wav`)!);
    expect(dawn.includes('Dawn')).toBe(true);
    expect(dawn.includes('Ada Field')).toBe(true);
    expect(dawn.includes(Buffer.from(COVER))).toBe(true);
    const input = new Input({ source: new BufferSource(dawn), formats: [WAVE] });
    expect(await input.getMetadataTags()).toMatchObject({
      ...{ title: 'Dawn', artist: 'Ada Field', album: 'Blue/Hours', albumArtist: 'Ada Field', genre: 'Jazz' },
      ...{ trackNumber: 1, tracksTotal: 12 },
    });
    // The samples are unchanged.
    expect(dawn.includes(wav(1).subarray(36))).toBe(true);
  });

  it('reports its progress in files and bytes', async () => {
    const { result, progress } = run();
    await result;
    expect(progress.at(-1)).toEqual({
      doneFiles: 2,
      totalFiles: 2,
      receivedBytes: 2 * wav(1).length,
      totalBytes: 2 * wav(1).length,
    });
    const bytes = progress.map(({ receivedBytes }) => receivedBytes);
    expect(bytes).toEqual([...bytes].sort((a, b) => a - b));
  });

  it('requests a new URL when the first one has expired', async () => {
    const { result, backend, unzip } = run({
      'GET /signed/2': () => new Response('expired', { status: 400 }),
      'GET /signed/2-again': () => new Response(wav(2)),
    });
    backend.use({
      [REQUEST]: ({ body }: { body: { trackId?: string } }) =>
        body.trackId ? { album, files: [{ ...files[1], url: 'http://localhost/signed/2-again' }] } : { album, files },
    });
    expect(await result).toEqual([]);
    expect((await unzip()).size).toBe(3);
    expect(backend.requests(REQUEST).map(({ body }) => (body as { trackId?: string }).trackId)).toEqual([
      undefined,
      trackId(2),
    ]);
  });

  it.each([
    ['never answers', offline],
    ['ends too early', () => new Response(wav(1).subarray(0, 100))],
  ])('names a file that %s and saves the others', async (_case, answer) => {
    const started = await skipWaits(async () => {
      const { result, unzip } = run({ 'GET /signed/1': answer });
      return { failed: await result, unzip };
    });
    expect(started.failed).toEqual(['Dawn']);
    expect([...(await started.unzip()).keys()]).toEqual([
      'Ada Field - Blue_Hours (WAV)/02 Dusk.wav',
      'Ada Field - Blue_Hours (WAV)/cover.jpg',
    ]);
  });

  it('saves nothing when no file could be fetched', async () => {
    const result = skipWaits(() => run({ 'GET /signed/1': offline, 'GET /signed/2': offline }).result);
    await expect(result).rejects.toThrow(expect.objectContaining({ name: 'NothingFetched' }));
  });

  it('saves the album without a cover that cannot be fetched', async () => {
    const { result, unzip } = run({ 'GET /cover.jpg': () => new Response('', { status: 404 }) });
    expect(await result).toEqual([]);
    expect((await unzip()).size).toBe(2);
  });

  it('saves a file that cannot be tagged unchanged', async () => {
    const odd = Buffer.alloc(wav(1).length, 7);
    const { result, unzip } = run({ 'GET /signed/1': () => new Response(odd) });
    expect(await result).toEqual([]);
    expect(Buffer.from((await unzip()).get('Ada Field - Blue_Hours (WAV)/01 Dawn.wav')!)).toEqual(odd);
  });

  it('rejects with the reason of the refusal', async () => {
    const { result, openTarget } = run({ [REQUEST]: refusal(403, 'not_owned') });
    await expect(result).rejects.toMatchObject({ code: 'not_owned', status: 403 });
    expect(openTarget).not.toHaveBeenCalled();
  });

  it('stops at once when it is cancelled', async () => {
    const controller = new AbortController();
    const { result, backend } = run(
      {
        'GET /signed/1': () => {
          controller.abort();
          throw controller.signal.reason;
        },
      },
      controller.signal,
    );
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
    expect(backend.requests('GET /signed/2')).toEqual([]);
  });
});
