import { getRest } from './clients.ts';
import { setConfig } from './config.ts';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  setConfig({ supabaseUrl: 'http://localhost', supabaseAnonKey: 'anon' } as never);
});
afterEach(() => jest.useRealTimers());

const ask = () => getRest().from('albums').select('id');

it('the data API is asked once where there is no network, and the answer is there at once', async () => {
  onLine.mockReturnValue(false);
  const { error, status } = await ask();
  expect([asked.mock.calls.length, status, error !== null]).toEqual([1, 0, true]);
});

it('the data API is asked again where a connection failed', async () => {
  onLine.mockReturnValue(true);
  const asking = ask().then(({ error }) => error);
  await jest.advanceTimersByTimeAsync(7000);
  expect(await asking).not.toBeNull();
  expect(asked).toHaveBeenCalledTimes(4);
});
