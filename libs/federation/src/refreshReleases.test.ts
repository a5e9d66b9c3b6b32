import type { ReleaseManifest } from '@fairtone/contracts';
import { releaseManifest, stubBackend, offline } from '@fairtone/testing';
import { keepReleasesFresh, refreshReleases } from './refreshReleases.ts';

/** A page in which the radio's `routes` are known; it takes over nothing, as if the radio ran already. */
const registry = (routes: string[] = []) => ({
  manifest: releaseManifest({ radio: { routes } }),
  take: jest.fn((_newest: ReleaseManifest) => []),
});
const released = releaseManifest({ radio: { routes: ['/radio'] } });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('passes the current releases to the registry', async () => {
  stubBackend({ 'GET /releases.json': released });
  const taker = registry();
  await refreshReleases(taker);
  expect(taker.take).toHaveBeenCalledWith(released);
});

it('finds the routes that only a newer version of a running remote has', async () => {
  stubBackend({ 'GET /releases.json': releaseManifest({ radio: { routes: ['/radio', '/radio/charts'] } }) });
  expect(await refreshReleases(registry(['/radio']))).toEqual(['/radio/charts']);
  expect(await refreshReleases(registry(['/radio', '/radio/charts', '/radio/old']))).toEqual([]);
});

it('finds no routes in a release that the page takes over', async () => {
  stubBackend({ 'GET /releases.json': released });
  const taker = registry();
  taker.take.mockImplementation(
    ({ remotes }) => Object.keys(Object.assign(taker.manifest.remotes, remotes)) as never[],
  );
  expect(await refreshReleases(taker)).toEqual([]);
});

it.each([
  ['nothing answers', offline],
  ['an error page answers', () => new Response('<!doctype html>', { status: 502 })],
  ['something else answers', { remotes: [] }],
])('keeps the releases of the page when %s', async (_case, answer) => {
  stubBackend({ 'GET /releases.json': answer });
  const taker = registry();
  expect(await refreshReleases(taker)).toEqual([]);
  expect(taker.take).not.toHaveBeenCalled();
});

describe('an open page', () => {
  beforeEach(() => jest.useFakeTimers());
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  const afterSixMinutes = () => jest.setSystemTime(Date.now() + 6 * 60_000);

  it('fetches once when it becomes visible after a while, and not after it is stopped', async () => {
    const { requests } = stubBackend({ 'GET /releases.json': released });
    const asked = () => requests('GET /releases.json').length;
    const stop = keepReleasesFresh(registry());
    look();
    expect(asked()).toBe(0);
    afterSixMinutes();
    look();
    look();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
    stop();
    afterSixMinutes();
    look();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked()).toBe(1);
  });

  it.each([
    ['has screens that it cannot show', [], 1],
    ['has no other screens', ['/radio'], 0],
  ])('reports that a newer release %s', async (_what, known, times) => {
    stubBackend({ 'GET /releases.json': released });
    const onLaterScreens = jest.fn();
    const stop = keepReleasesFresh({ ...registry(known), onLaterScreens });
    afterSixMinutes();
    look();
    await jest.advanceTimersByTimeAsync(0);
    expect(onLaterScreens).toHaveBeenCalledTimes(times);
    stop();
  });
});
