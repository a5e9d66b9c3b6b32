import { createSoundLock } from './soundLock.ts';

const refusing = (name: string) =>
  ({ request: () => Promise.reject(new DOMException('refused', name)) }) as unknown as LockManager;
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('the lock is lost to a tab that steals it', async () => {
  const onLost = jest.fn();
  createSoundLock(refusing('AbortError')).seize(onLost);
  await settled();
  expect(onLost).toHaveBeenCalledTimes(1);
});

it('the lock is not lost when the browser refuses locks, as in a cross-site frame', async () => {
  const onLost = jest.fn();
  const onTurn = jest.fn();
  const lock = createSoundLock(refusing('SecurityError'));
  lock.seize(onLost);
  lock.awaitTurn(onTurn, onLost);
  await settled();
  expect(onLost).not.toHaveBeenCalled();
  expect(onTurn).not.toHaveBeenCalled();
});

it.each([
  ['held by a tab', { held: [{ name: 'fairtone.sound' }] }, 1],
  ['about to be held', { pending: [{ name: 'fairtone.sound' }] }, 1],
  ['free', { held: [{ name: 'another' }], pending: [] }, 0],
])('the lock is %s', async (_state, snapshot, calls) => {
  const onTaken = jest.fn();
  createSoundLock({ query: () => Promise.resolve(snapshot) } as unknown as LockManager).ifTaken(onTaken);
  await settled();
  expect(onTaken).toHaveBeenCalledTimes(calls);
});

it('the lock is not taken where the browser refuses to tell', async () => {
  const onTaken = jest.fn();
  const query = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  createSoundLock({ query } as unknown as LockManager).ifTaken(onTaken);
  await settled();
  expect(onTaken).not.toHaveBeenCalled();
});
