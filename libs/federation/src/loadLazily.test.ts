import { createHash, webcrypto } from 'node:crypto';
import { releaseManifest } from '@fairtone/testing';
import { loadLazily } from './loadLazily.ts';

const CODE = 'chunk';
const release = releaseManifest({ catalog: {} }).remotes.catalog!.live;
release.integrity = { '7.js': `sha384-${createHash('sha384').update(CODE).digest('base64')}` };
const request = new URL(`${release.baseUrl}7.js`, location.href).href;
const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', type, request });

/** Response of the server when `diagnose` fetches the file. */
function answer(status: number, body = CODE) {
  const bytes = new TextEncoder().encode(body);
  const response = { ok: status < 400, status, arrayBuffer: () => Promise.resolve(bytes.buffer) };
  globalThis.fetch = jest.fn(() => Promise.resolve(response as Response));
}
beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

const failing = (error: Error) => jest.fn(() => Promise.reject(error));

describe('a lazy part of a release', () => {
  it('is tried three times while the network fails', async () => {
    answer(503);
    const loader = failing(chunkError('error'));
    await expect(loadLazily(release, 'a part', loader)).rejects.toMatchObject({ reason: 'network', version: '1.0.0' });
    expect(loader).toHaveBeenCalledTimes(3);
  });

  it('is tried once where there is no network', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const loader = failing(chunkError('error'));
    await expect(loadLazily(release, 'a part', loader)).rejects.toMatchObject({ reason: 'network' });
    expect(loader).toHaveBeenCalledTimes(1);
    onLine.mockRestore();
  });

  it('loads when the network is back', async () => {
    answer(200);
    const loader = jest.fn().mockRejectedValueOnce(chunkError('error')).mockResolvedValueOnce('part');
    await expect(loadLazily(release, 'a part', loader)).resolves.toBe('part');
  });

  it.each([
    ['is not there', () => answer(404), chunkError('missing'), 'integrity_or_missing'],
    ['is other bytes than were released', () => answer(200, 'tampered'), chunkError('error'), 'integrity_or_missing'],
    ['never came', () => answer(200), chunkError('timeout'), 'timeout'],
    ['threw', () => answer(200), new TypeError('x is undefined'), 'crashed'],
  ])('that %s is not tried again', async (_what, serve, error, reason) => {
    serve();
    const loader = failing(error);
    await expect(loadLazily(release, 'a part', loader)).rejects.toMatchObject({ remote: 'catalog', reason });
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('is checked with the hash of its release where the page does not contain it', async () => {
    const { baseUrl: _folder, ...build } = release;
    const bytes = new TextEncoder().encode('tampered');
    const asked: string[] = [];
    globalThis.fetch = jest.fn((url: string) => {
      asked.push(url);
      return Promise.resolve({
        ok: true,
        json: () => Promise.resolve(build),
        arrayBuffer: () => Promise.resolve(bytes.buffer),
      });
    }) as never;
    const loader = failing(chunkError('error'));
    await expect(loadLazily({ ...release, integrity: {} }, 'a part', loader)).rejects.toMatchObject({
      reason: 'integrity_or_missing',
    });
    expect(asked).toEqual([`${release.baseUrl}remote.json`, request]);
  });
});
