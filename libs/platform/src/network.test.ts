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

  it('is gone when the shop cannot be reached, and back when it can', async () => {
    const told = jest.fn();
    const end = network.onNetworkChange(told);
    expect(await Promise.all([network.confirmOffline(), network.confirmOffline()])).toEqual([true, true]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect([network.isOffline(), told.mock.calls.length > 0]).toEqual([true, true]);
    answer = () => Promise.resolve(new Response(null, { status: 503 }));
    await jest.advanceTimersByTimeAsync(5000);
    expect(network.isOffline()).toBe(false);
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

  it('counts as back when the browser says so', async () => {
    const told = jest.fn();
    const end = network.onNetworkChange(told);
    await network.confirmOffline();
    window.dispatchEvent(new Event('online'));
    expect(network.isOffline()).toBe(false);
    end();
    told.mockClear();
    window.dispatchEvent(new Event('offline'));
    expect(told).not.toHaveBeenCalled();
  });
});
