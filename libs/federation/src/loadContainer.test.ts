import { releaseManifest, stubBackend } from '@fairtone/testing';
import type { RemoteRelease } from '@fairtone/contracts';
import { loadContainer } from './loadContainer.ts';

const release: RemoteRelease = {
  ...releaseManifest({ catalog: {} }).remotes.catalog!.live,
  integrity: { 'remoteEntry.js': 'sha384-abc' },
};
const ENTRY = `GET ${release.baseUrl}remoteEntry.js`;
const definition = { name: 'catalog', contract: '^1.0.0', locales: { en: () => Promise.resolve({ default: {} }) } };

/** Outcome of one script element: it runs and sets this global variable, it fails, or nothing happens. */
type Outcome = { leaves: unknown } | 'fails' | 'hangs';
const globals = globalThis as unknown as Record<string, unknown>;
let asked: HTMLScriptElement[];
let backend: ReturnType<typeof stubBackend>;

/** jsdom runs no scripts: each element that is added gets the next outcome, the last one again and again. */
function scripts(...outcomes: Outcome[]) {
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    const outcome = outcomes[Math.min(asked.push(script), outcomes.length) - 1]!;
    if (outcome === 'hangs') return;
    void Promise.resolve().then(() => {
      if (outcome === 'fails') return script.onerror?.('');
      globals[release.container] = outcome.leaves;
      return script.onload?.(new Event('load'));
    });
  });
}
const container = (exposed: () => unknown) => ({ leaves: { init: () => undefined, get: async () => exposed } });
const WHOLE = container(() => ({ remote: definition }));

/** Loads the release, and advances the clock past every pause and time-out. */
async function load() {
  const loading = loadContainer(release, () => undefined);
  const outcome = loading.then(
    ({ name }) => name,
    ({ reason }: { reason: string }) => reason,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  backend = stubBackend({ [ENTRY]: () => new Response('', { status: 503 }) });
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    __webpack_init_sharing__: () => Promise.resolve(),
    __webpack_share_scopes__: { default: {} },
  });
});
afterEach(() => {
  backend.restore();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('Entry of a remote', () => {
  it('runs with the hash of its release, and returns what it exposes', async () => {
    scripts(WHOLE);
    expect(await load()).toBe('catalog');
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    expect(new URL(asked[0]!.src).pathname).toBe('/releases/catalog/1.0.0/remoteEntry.js');
  });

  it('is requested three times while the server answers 503', async () => {
    scripts('fails');
    expect(await load()).toBe('network');
    expect(asked).toHaveLength(3);
  });

  it('loads at the third attempt when the network lost the first two', async () => {
    scripts('fails', 'fails', WHOLE);
    expect(await load()).toBe('catalog');
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['was refused', () => new Response('', { status: 403 })],
  ])('is requested once when it %s', async (_what, answer) => {
    backend.use({ [ENTRY]: answer });
    scripts('fails');
    expect(await load()).toBe('integrity_or_missing');
    expect(asked).toHaveLength(1);
  });

  it('is given up after ten seconds without an answer', async () => {
    scripts('hangs');
    const outcome = jest.fn();
    loadContainer(release, () => undefined).catch(({ reason }: { reason: string }) => outcome(reason));
    await jest.advanceTimersByTimeAsync(9_900);
    expect(outcome).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(outcome).toHaveBeenCalledWith('timeout');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['leaves nothing behind', { leaves: undefined }, 'invalid'],
    ['leaves something else behind', { leaves: { init: 1 } }, 'invalid'],
    ['exposes no remote', container(() => ({})), 'invalid'],
    [
      'throws when it is opened',
      container(() => {
        throw new Error('at load');
      }),
      'crashed',
    ],
  ] as [string, Outcome, string][])('is no remote when it %s', async (_what, outcome, reason) => {
    scripts(outcome);
    expect(await load()).toBe(reason);
    expect(asked).toHaveLength(1);
  });

  it('runs again when it is loaded again', async () => {
    scripts(
      container(() => ({})),
      WHOLE,
    );
    expect(await load()).toBe('invalid');
    expect(await load()).toBe('catalog');
    expect(asked).toHaveLength(2);
  });
});
