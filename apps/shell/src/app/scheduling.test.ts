import { yieldToMain, prerenderPainted } from './scheduling';

const decode = jest.fn<Promise<void>, []>();
beforeEach(() => {
  jest.useFakeTimers();
  HTMLImageElement.prototype.decode = decode.mockReset().mockResolvedValue(undefined);
  document.documentElement.dataset.firstView = '';
  document.body.innerHTML = '<img fetchpriority="high"><img>';
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.firstView;
});

const isOver = async (promise: Promise<void>, ms: number) => {
  let isSettled = false;
  void promise.then(() => (isSettled = true));
  await jest.advanceTimersByTimeAsync(ms);
  return isSettled;
};

it('waits for the frame that shows the high-priority images, and for no others', async () => {
  expect(await isOver(prerenderPainted(), 40)).toBe(true);
  expect(decode).toHaveBeenCalledTimes(1);
});

it('stops waiting for an image that does not load', async () => {
  decode.mockReturnValue(new Promise(() => undefined));
  const drawn = prerenderPainted();
  expect(await isOver(drawn, 100)).toBe(false);
  expect(await isOver(drawn, 100)).toBe(true);
});

it('does not wait for a broken image', async () => {
  decode.mockRejectedValue(new Error('EncodingError'));
  expect(await isOver(prerenderPainted(), 40)).toBe(true);
});

it('resolves at once where there is no prerendered HTML', async () => {
  delete document.documentElement.dataset.firstView;
  await prerenderPainted();
  expect(decode).not.toHaveBeenCalled();
});

it('runs other tasks first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('other'));
  void yieldToMain().then(() => order.push('us'));
  await jest.advanceTimersByTimeAsync(1);
  expect(order).toEqual(['other', 'us']);
});
