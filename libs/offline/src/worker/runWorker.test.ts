/** @jest-environment node */
import { fakeCaches } from '../testing/fakeCaches';
import { SITE } from '../testing/samplePage';
import { runWorker } from './runWorker';
import type { WorkerScope } from './scope';

const STORAGE = '/storage/v1/object/public';
const SAVED = 'fairtone-kept-lena';

/** A worker on a device without a network. */
function workerOffline() {
  const device = fakeCaches();
  const handlers = new Map<string, (event: unknown) => void>();
  const scope = {
    location: new URL(SITE),
    navigator: { languages: ['en'] },
    addEventListener: (type: string, handler: (event: unknown) => void) => void handlers.set(type, handler),
  } as unknown as WorkerScope;
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  runWorker(scope, { build: 'main.0123456789ab.js', files: [] }, { caches: device.caches, fetch });

  /** What the worker answers; null when it leaves the request to the browser. */
  async function ask(path: string, init?: RequestInit): Promise<Response | null> {
    const answered: Promise<Response>[] = [];
    handlers.get('fetch')!({
      request: new Request(SITE + path, init),
      respondWith: (answer: Promise<Response>) => void answered.push(answer),
      waitUntil: () => undefined,
    });
    return (await answered[0]) ?? null;
  }
  return { ...device, ask };
}

describe('the service worker', () => {
  it.each([
    ['music', `${STORAGE}/audio_files/a/stream.mp3`],
    ['a cover', `${STORAGE}/album_covers/a.jpg`],
  ])('answers %s of a saved album from the device', async (_what, path) => {
    const { put, ask } = workerOffline();
    await put(SAVED, path, 'saved');
    expect(await (await ask(path))!.text()).toBe('saved');
  });

  it('leaves what it does not answer to the browser', async () => {
    const { ask } = workerOffline();
    expect(await ask('/auth/v1/user')).toBeNull();
    expect(await ask(`${STORAGE}/audio_files/a/stream.mp3`, { method: 'HEAD' })).toBeNull();
  });
});
