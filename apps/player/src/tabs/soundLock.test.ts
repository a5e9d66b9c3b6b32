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
