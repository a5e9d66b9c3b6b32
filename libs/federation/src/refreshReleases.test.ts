import { releaseManifest, stubBackend, offline } from '@fairtone/testing';
import { keepReleasesFresh, refreshReleases } from './refreshReleases.ts';

const registry = () => ({ take: jest.fn(() => ['radio']) });
const released = releaseManifest({ radio: { routes: ['/radio'] } });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('passes the current releases to the registry', async () => {
  stubBackend({ 'GET /releases.json': released });
  const taker = registry();
  expect(await refreshReleases(taker)).toEqual(['radio']);
  expect(taker.take).toHaveBeenCalledWith(released);
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

it('fetches once when a page becomes visible after a while, and not after it is stopped', async () => {
  jest.useFakeTimers();
  const { requests } = stubBackend({ 'GET /releases.json': released });
  const asked = () => requests('GET /releases.json').length;
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  const stop = keepReleasesFresh(registry());
  look();
  expect(asked()).toBe(0);
  jest.setSystemTime(Date.now() + 6 * 60_000);
  look();
  look();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(1);
  stop();
  jest.setSystemTime(Date.now() + 6 * 60_000);
  look();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(1);
});
