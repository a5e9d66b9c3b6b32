/** @jest-environment node */
import { fakeCaches } from '../testing/fakeCaches';
import { samplePage, SITE } from '../testing/samplePage';
import { runWorker } from './runWorker';
import type { WorkerScope } from './scope';

const STORAGE = '/storage/v1/object/public';
const SAVED = 'fairtone-kept-lena';

const offline: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** A worker on a device. */
function worker(fetch = offline) {
  const device = fakeCaches();
  const handlers = new Map<string, (event: unknown) => void>();
  const scope = {
    location: new URL(SITE),
    navigator: { languages: ['en'] },
    addEventListener: (type: string, handler: (event: unknown) => void) => void handlers.set(type, handler),
  } as unknown as WorkerScope;
  runWorker(scope, { build: 'main.0123456789ab.js', files: [] }, { caches: device.caches, fetch });

  /** What the worker answers; null when it leaves the request to the browser. */
  async function ask(path: string, init?: RequestInit, mode?: 'navigate'): Promise<Response | null> {
    const answered: Promise<Response>[] = [];
    const request = new Request(SITE + path, init);
    // Only a browser makes such requests.
    if (mode) Object.defineProperty(request, 'mode', { value: mode });
    handlers.get('fetch')!({
      request,
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
    const { put, ask } = worker();
    await put(SAVED, path, 'saved');
    expect(await (await ask(path))!.text()).toBe('saved');
  });

  it('leaves what it does not answer to the browser', async () => {
    const { ask } = worker();
    expect(await ask('/auth/v1/user')).toBeNull();
    expect(await ask(`${STORAGE}/audio_files/a/stream.mp3`, { method: 'HEAD' })).toBeNull();
  });

  it('fetches a file anew that is not the one that its page names, although the request does not say so', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    const script = '/main.0123456789ab.js';
    const { put, ask } = worker(async (request) => {
      const { pathname } = new URL((request as Request).url);
      const isPage = pathname === '/';
      return new Response(isPage ? samplePage({ version: '1' }) : pathname, {
        headers: { 'content-type': isPage ? 'text/html' : 'text/javascript' },
      });
    });
    await put('fairtone-files', script, 'evil()');
    await ask('/', {}, 'navigate');
    expect(await (await ask(script))!.text()).toBe(script);
    jest.useRealTimers();
  });
});
