/** @jest-environment node */
import { fakeCaches } from '../testing/fakeCaches';
import { SITE } from '../testing/samplePage';
import { cacheLoadedFiles } from './cacheLoadedFiles';

describe('what a page has shown', () => {
  it('keeps the files and pictures that a page had before its worker, each once, and nothing else', async () => {
    const { caches, put, list } = fakeCaches();
    await put('fairtone-files', '/known.0123456789ab.js', 'known');
    const asked: string[] = [];
    const fetch = ((url: string) => {
      asked.push(url.replace(SITE, ''));
      return Promise.resolve(new Response('file', { status: url.includes('lost') ? 404 : 200 }));
    }) as typeof globalThis.fetch;
    const seen = ['/known.0123456789ab.js', '/new.0123456789ab.js', '/new.0123456789ab.js', '/lost.0123456789ab.js'];
    const others = [
      '/rest/v1/albums',
      '/storage/v1/object/public/avatars/a.jpg',
      '/storage/v1/object/public/audio_files/a.mp3',
    ];
    await cacheLoadedFiles(
      { caches, fetch, origin: SITE, shellFiles: [] },
      [...seen, ...others].map((path) => SITE + path).concat('no address'),
    );
    expect(asked).toEqual(['/new.0123456789ab.js', '/lost.0123456789ab.js', '/storage/v1/object/public/avatars/a.jpg']);
    expect(await list('fairtone-files')).toEqual(['/known.0123456789ab.js', '/new.0123456789ab.js']);
    expect(await list('fairtone-images')).toEqual(['/storage/v1/object/public/avatars/a.jpg']);
  });
});
