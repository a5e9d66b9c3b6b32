import { releaseManifest, stubBackend, offline } from '@fairtone/testing';
import { keepReleasesFresh, refreshReleases } from './refreshReleases.ts';

const registry = () => ({ take: jest.fn(() => ['radio']) });
const released = releaseManifest({ radio: { routes: ['/radio'] } });

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('takes in what is released now', async () => {
  stubBackend({ 'GET /releases.json': released });
  const taker = registry();
  expect(await refreshReleases(taker)).toEqual(['radio']);
  expect(taker.take).toHaveBeenCalledWith(released);
});

it.each([
  ['nothing answers', offline],
  ['an error page answers', () => new Response('<!doctype html>', { status: 502 })],
  ['something else answers', { remotes: [] }],
])('goes on with what the page knows when %s', async (_case, answer) => {
  stubBackend({ 'GET /releases.json': answer });
  const taker = registry();
  expect(await refreshReleases(taker)).toEqual([]);
  expect(taker.take).not.toHaveBeenCalled();
});

it('asks once when a page is looked at again after a while, and no more once it is stopped', () => {
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
  expect(asked()).toBe(1);
  stop();
  jest.setSystemTime(Date.now() + 6 * 60_000);
  look();
  expect(asked()).toBe(1);
});
