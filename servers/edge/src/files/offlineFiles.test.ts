/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerServiceWorker, answerWebManifest, hasServiceWorker } from './offlineFiles.ts';

let shellFolder: string;
beforeEach(() => {
  shellFolder = mkdtempSync(join(tmpdir(), 'fairtone-shell-'));
  writeFileSync(join(shellFolder, 'sw.js'), 'addEventListener("fetch", answer)');
  for (const language of ['en', 'pl']) writeFileSync(join(shellFolder, `manifest.${language}.webmanifest`), language);
});
afterEach(() => rmSync(shellFolder, { recursive: true }));

const ask = (headers: Record<string, string> = {}) => new Request('http://shop.test/', { headers });
const worker = (config: { offline: boolean; devServers?: Record<string, string> }) =>
  answerServiceWorker({ devServers: {}, releases: { shellFolder }, ...config }, ask())!;

describe('files that a browser installs', () => {
  it('serves the worker so that browsers request it at each visit', async () => {
    const answer = worker({ offline: true });
    expect(await answer.text()).toContain('"fetch"');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each([{ offline: false }, { offline: true, devServers: { shell: 'http://localhost:4230' } }])(
    'serves with %j one that forgets everything and goes',
    async (config) => {
      const script = await worker(config).text();
      const gone: string[] = [];
      const handlers: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
      const scope = {
        addEventListener: (type: string, handler: (typeof handlers)[string]) => (handlers[type] = handler),
        skipWaiting: () => gone.push('waiting'),
        caches: {
          keys: () => Promise.resolve(['fairtone-files', 'fairtone-kept-lena', 'of-another-tool']),
          delete: (name: string) => Promise.resolve(gone.push(name)),
        },
        registration: { unregister: () => Promise.resolve(gone.push('registration')) },
      };
      // Runs the script with a fake service worker scope.
      new Function(...Object.keys(scope), script)(...Object.values(scope));
      const work: Promise<unknown>[] = [];
      for (const type of ['install', 'activate']) handlers[type]!({ waitUntil: (more) => void work.push(more) });
      await Promise.all(work);
      expect(gone).toEqual(['waiting', 'fairtone-files', 'fairtone-kept-lena', 'registration']);
      expect(hasServiceWorker({ devServers: {}, ...config })).toBe(false);
    },
  );

  it.each([
    [{ 'accept-language': 'pl-PL,pl;q=0.9' }, 'pl'],
    [{ 'accept-language': 'xx' }, 'en'],
  ])('answers a request with %j with the manifest in %s', async (headers, language) => {
    const answer = answerWebManifest(shellFolder, ask(headers as Record<string, string>))!;
    expect(await answer.text()).toBe(language);
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  });
});
