import type { TelemetryRequest } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';
import { getConfig } from '@fairtone/platform';
import { releaseManifest, stubBackend } from '@fairtone/testing';
import { createObservable } from '../qa/observable.ts';

jest.mock('./watchVitals.ts', () => ({
  watchVitals: (report: (name: string, value: number) => void) => report('TTFB', 12),
}));

const SCRIPT = `${location.origin}/releases/catalog/2.0.0/103.abc.js`;
const TELEMETRY = 'POST /functions/v1/telemetry';
let backend: ReturnType<typeof stubBackend>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = stubBackend({ [TELEMETRY]: {} });
});
afterEach(() => {
  backend.restore();
  privacy({});
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const privacy = ({ globalPrivacyControl = false, doNotTrack = '' }) => {
  for (const [name, value] of Object.entries({ globalPrivacyControl, doNotTrack }))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

/** A new page on which version 1.5.0 of the catalog runs instead of 2.0.0; its home page was opened first. */
async function openPage({ telemetryShare = 1, isCanary = false, config = {} } = {}) {
  jest.resetModules();
  const { log, setConfig } = await import('@fairtone/platform');
  const { RemoteError } = await import('@fairtone/federation');
  const { startTelemetry } = await import('./startTelemetry.ts');
  setConfig({ ...getConfig(), telemetryShare, ...config });
  const status = { remote: 'catalog', version: '1.5.0' };
  const statuses = createObservable<object>({ catalog: { ...status, state: 'loading', loadMs: null } });
  const manifest = releaseManifest({ catalog: { routes: ['/'] } });
  manifest.remotes.catalog!.isCanary = isCanary;
  startTelemetry({ manifest, statuses } as unknown as RemoteRegistry);
  await jest.advanceTimersByTimeAsync(0);
  return {
    load: () => statuses.set({ catalog: { ...status, state: 'fellBack', loadMs: 80 } }),
    break: async (detail: string) => {
      const cause = Object.assign(new Error(detail), {
        stack: `Error: ${detail}\n    at Wall (${SCRIPT}?for=ada:2:345)`,
      });
      const error = new RemoteError('catalog', '2.0.0', 'crashed', detail, cause);
      log({ level: 'error', message: error.message, remote: 'catalog', version: '2.0.0', error });
      // The code that describes errors loads with the first one.
      await jest.advanceTimersByTimeAsync(0);
    },
    leave: () => dispatchEvent(new Event('pagehide')),
  };
}

const sent = () =>
  backend.requests(TELEMETRY).flatMap(({ body }) => {
    const { remote, version, events } = body as TelemetryRequest;
    return events.map((event) => `${remote} ${version} ${'reason' in event ? event.reason : event.name}`);
  });

describe('Telemetry of a page', () => {
  it('sends an error at once and only once, with the version that failed, without addresses', async () => {
    const page = await openPage();
    for (const _again of [1, 2]) await page.break('for ada@example.org at https://shop.test/album/7');
    expect(sent().filter((event) => event.startsWith('catalog 2.0.0'))).toEqual(['catalog 2.0.0 crashed']);
    const bodies = backend.requests(TELEMETRY).map(({ body }) => body);
    expect(JSON.stringify(bodies)).not.toMatch(/ada|@|https?:/);
    expect(JSON.stringify(bodies)).toContain('"stack":["Wall 103.abc.js:2:345"],"route":"/"');
  });

  it('sends load time and web vitals of the version that ran when the page is left', async () => {
    const page = await openPage();
    page.load();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([]);
    page.leave();
    expect(sent().sort()).toEqual(['catalog 1.5.0 TTFB', 'catalog 1.5.0 loaded']);
  });

  it('sends at once that a canary was loaded, so that pages that work count as early as those that fail', async () => {
    const page = await openPage({ isCanary: true });
    page.load();
    expect(sent()).toContain('catalog 1.5.0 loaded');
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'sends nothing from a browser with %j',
    async (wish) => {
      privacy(wish);
      const page = await openPage();
      page.load();
      await page.break('broken');
      await jest.advanceTimersByTimeAsync(2000);
      page.leave();
      expect(sent()).toEqual([]);
    },
  );

  it('sends nothing from a page outside of the measured share', async () => {
    const page = await openPage({ telemetryShare: 0 });
    await page.break('broken');
    await jest.advanceTimersByTimeAsync(2000);
    page.leave();
    expect(sent()).toEqual([]);
  });

  const tokens = () => [...new Set(backend.requests(TELEMETRY).map(({ body }) => (body as TelemetryRequest).page))];

  it('sends the token in its HTML', async () => {
    const page = await openPage({ config: { pageToken: 'token-of-the-html' } });
    await page.break('broken');
    expect(tokens()).toEqual(['token-of-the-html']);
  });

  it('requests a token of its own when its HTML is a cached copy, and counts with it', async () => {
    const path = '/cache/page-token';
    backend.use({ [`GET ${path}`]: () => new Response('token-of-this-visit') });
    const page = await openPage({ config: { pageToken: undefined, pageTokenPath: path }, isCanary: true });
    page.load();
    await jest.advanceTimersByTimeAsync(0);
    page.leave();
    await jest.advanceTimersByTimeAsync(0);
    expect(tokens()).toEqual(['token-of-this-visit']);
    expect(backend.requests(`GET ${path}`)).toHaveLength(1);
  });

  it('is sent without a token when the host does not answer', async () => {
    const page = await openPage({ config: { pageToken: undefined, pageTokenPath: '/cache/page-token' } });
    await page.break('broken');
    expect(tokens()).toEqual([undefined]);
  });
});
