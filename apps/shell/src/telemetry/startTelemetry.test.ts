import type { TelemetryRequest } from '@fairtone/contracts';
import type { RemoteRegistry } from '@fairtone/federation';
import { getConfig } from '@fairtone/platform';
import { releaseManifest, stubBackend } from '@fairtone/testing';
import { createObservable } from '../qa/observable.ts';

jest.mock('./watchVitals.ts', () => ({
  watchVitals: (report: (name: string, value: number) => void) => report('TTFB', 12),
}));

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
async function openPage(telemetryShare = 1) {
  jest.resetModules();
  const { log, setConfig } = await import('@fairtone/platform');
  const { RemoteError } = await import('@fairtone/federation');
  const { startTelemetry } = await import('./startTelemetry.ts');
  setConfig({ ...getConfig(), telemetryShare });
  const status = { remote: 'catalog', version: '1.5.0' };
  const statuses = createObservable<object>({ catalog: { ...status, state: 'loading', loadMs: null } });
  const manifest = releaseManifest({ catalog: { routes: ['/'] } });
  startTelemetry({ manifest, statuses } as unknown as RemoteRegistry);
  await jest.advanceTimersByTimeAsync(0);
  return {
    load: () => statuses.set({ catalog: { ...status, state: 'fellBack', loadMs: 80 } }),
    break: (detail: string) => {
      const error = new RemoteError('catalog', '2.0.0', 'crashed', detail);
      log({ level: 'error', message: error.message, remote: 'catalog', version: '2.0.0', error });
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
  it('sends an error within about a second, with the version that failed, without addresses', async () => {
    const page = await openPage();
    page.break('for ada@example.org at https://shop.test/album/7');
    await jest.advanceTimersByTimeAsync(900);
    expect(sent()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(sent()).toContain('catalog 2.0.0 crashed');
    const bodies = backend.requests(TELEMETRY).map(({ body }) => body);
    expect(JSON.stringify(bodies)).not.toMatch(/ada|@|https?:/);
  });

  it('sends load time and web vitals of the version that ran when the page is left', async () => {
    const page = await openPage();
    page.load();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent()).toEqual([]);
    page.leave();
    expect(sent().sort()).toEqual(['catalog 1.5.0 TTFB', 'catalog 1.5.0 loaded']);
  });

  it.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
    'sends nothing from a browser with %j',
    async (wish) => {
      privacy(wish);
      const page = await openPage();
      page.load();
      page.break('broken');
      await jest.advanceTimersByTimeAsync(2000);
      page.leave();
      expect(sent()).toEqual([]);
    },
  );

  it('sends nothing from a page outside of the measured share', async () => {
    const page = await openPage(0);
    page.break('broken');
    await jest.advanceTimersByTimeAsync(2000);
    page.leave();
    expect(sent()).toEqual([]);
  });
});
