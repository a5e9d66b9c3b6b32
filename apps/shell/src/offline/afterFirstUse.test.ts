import { afterFirstUse } from './afterFirstUse.ts';

const state = (value: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(value);
async function isOver(waiting: Promise<void>) {
  const pause = new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits')));
  return (
    (await Promise.race([
      waiting.then(() => 'over' as const),
      pause.then(() => new Promise<'waits'>((resolve) => setTimeout(() => resolve('waits')))),
    ])) === 'over'
  );
}
afterEach(() => jest.restoreAllMocks());

it('waits for the first interaction with the page', async () => {
  state('complete');
  const waiting = afterFirstUse(false);
  expect(await isOver(waiting)).toBe(false);
  document.dispatchEvent(new Event('keydown'));
  expect(await isOver(waiting)).toBe(true);
});

it('waits until the page has loaded', async () => {
  state('loading');
  const waiting = afterFirstUse(true);
  document.dispatchEvent(new Event('keydown'));
  expect(await isOver(waiting)).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await isOver(waiting)).toBe(true);
});

it('waits for no interaction where a worker is installed already', async () => {
  state('complete');
  expect(await isOver(afterFirstUse(true))).toBe(true);
});
