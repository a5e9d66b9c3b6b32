import type { Fault } from '@fairtone/contracts/scene';
import { installFetch, SLOW_MS } from './installFetch';

const ALBUMS = 'http://localhost/rest/v1/albums?select=id';
let network: jest.SpyInstance;
let faults: Fault[];
let restore: () => void;

beforeEach(() => {
  network = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(['network'])));
  faults = [];
  restore = installFetch({ faults: () => faults });
});
afterEach(() => {
  restore();
  network.mockRestore();
});

describe('requests between the page and its backend', () => {
  it('reach the network without a fault', async () => {
    expect(await (await fetch(ALBUMS)).json()).toEqual(['network']);
  });

  it.each([
    ['error', 500],
    ['busy', 429],
  ] as const)('%s is a response of %d', async (kind, status) => {
    faults = [{ kind, match: '' }];
    expect((await fetch(ALBUMS)).status).toBe(status);
    expect(network).not.toHaveBeenCalled();
  });

  it('offline fails the request', async () => {
    faults = [{ kind: 'offline', match: '' }];
    await expect(fetch(ALBUMS)).rejects.toThrow(TypeError);
  });

  it('slow delays the response, and can be aborted', async () => {
    jest.useFakeTimers();
    faults = [{ kind: 'slow', match: '' }];
    const late = fetch(ALBUMS);
    await jest.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect(network).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect((await late).status).toBe(200);
    const control = new AbortController();
    const given = fetch(ALBUMS, { signal: control.signal });
    const outcome = expect(given).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(10);
    control.abort();
    await outcome;
    jest.useRealTimers();
  });

  it('a fault of one request leaves alone those whose name begins alike', async () => {
    faults = [{ kind: 'error', match: 'GET /rest/v1/rpc/open_playlist' }];
    expect((await fetch('http://localhost/rest/v1/rpc/open_playlist?id=1')).status).toBe(500);
    expect((await fetch('http://localhost/rest/v1/rpc/open_playlist_tracks')).status).toBe(200);
    faults = [{ kind: 'error', match: 'open_playlist' }];
    expect((await fetch('http://localhost/rest/v1/rpc/open_playlist_tracks')).status).toBe(500);
  });

  it('a fault affects only matching requests to the backend', async () => {
    faults = [{ kind: 'error', match: 'POST /rest/v1/albums' }];
    expect((await fetch(ALBUMS)).status).toBe(200);
    expect((await fetch(ALBUMS, { method: 'POST' })).status).toBe(500);
    faults = [{ kind: 'error', match: 'GET /rest/v1/albums?select=id' }];
    expect((await fetch(ALBUMS)).status).toBe(500);
    expect((await fetch('http://localhost/rest/v1/albums?select=title')).status).toBe(200);
    faults = [{ kind: 'error', match: '' }];
    expect((await fetch('http://localhost/assets/logo.svg')).status).toBe(200);
  });
});
