import type * as Network from './network.ts';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
let network: typeof Network;
let answer: () => Promise<Response>;
const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(() => answer());

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  asked.mockClear();
  onLine.mockReturnValue(true);
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  network = await import('./network.ts');
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

describe('the network of a page', () => {
  it('is gone when the browser says so: nobody is asked', async () => {
    onLine.mockReturnValue(false);
    expect(network.isOffline()).toBe(true);
    expect(await network.confirmOffline()).toBe(true);
    expect(asked).not.toHaveBeenCalled();
  });

  it('is gone when the shop cannot be reached, and back when it can; both are told once', async () => {
    const told = jest.fn();
    const end = network.onNetworkChange(told);
    expect(await Promise.all([network.confirmOffline(), network.confirmOffline()])).toEqual([true, true]);
    expect([network.isOffline(), told.mock.calls.length]).toEqual([true, 1]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(network.isOffline()).toBe(true);
    answer = () => Promise.resolve(new Response(null, { status: 503 }));
    await jest.advanceTimersByTimeAsync(5000);
    expect([network.isOffline(), told.mock.calls.length]).toEqual([false, 2]);
    end();
  });

  it('is there while the shop answers, however it does', async () => {
    answer = () => Promise.resolve(new Response(null, { status: 503 }));
    expect(await network.confirmOffline()).toBe(false);
    expect(network.isOffline()).toBe(false);
  });

  it('is not doubted on a page without a worker', async () => {
    Object.assign(navigator, { serviceWorker: { controller: null } });
    expect(await network.confirmOffline()).toBe(false);
    expect(asked).not.toHaveBeenCalled();
  });

  it('tells of the browser’s own changes until nobody listens any more', () => {
    const told = jest.fn();
    const end = network.onNetworkChange(told);
    for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name));
    expect(told).toHaveBeenCalledTimes(2);
    end();
    window.dispatchEvent(new Event('offline'));
    expect(told).toHaveBeenCalledTimes(2);
  });
});
