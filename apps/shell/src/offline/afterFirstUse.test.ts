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

it('waits until somebody uses the page', async () => {
  state('complete');
  const waiting = afterFirstUse(false);
  expect(await isOver(waiting)).toBe(false);
  document.dispatchEvent(new Event('keydown'));
  expect(await isOver(waiting)).toBe(true);
});

it('waits for the page first of all', async () => {
  state('loading');
  const waiting = afterFirstUse(true);
  document.dispatchEvent(new Event('keydown'));
  expect(await isOver(waiting)).toBe(false);
  window.dispatchEvent(new Event('load'));
  expect(await isOver(waiting)).toBe(true);
});

it('needs no sign from somebody who has a worker already', async () => {
  state('complete');
  expect(await isOver(afterFirstUse(true))).toBe(true);
});
