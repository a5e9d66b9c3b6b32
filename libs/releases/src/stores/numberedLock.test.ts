/** @jest-environment node */
import { withLock, type LockFiles } from './numberedLock.ts';

let texts: Map<number, string>;
let files: LockFiles;

beforeEach(() => {
  texts = new Map();
  files = {
    numbers: async () => [...texts.keys()],
    create: async (number, text) => !texts.has(number) && Boolean(texts.set(number, text)),
    read: async (number) => texts.get(number) ?? null,
    replace: async (number, text) => void texts.set(number, text),
    remove: async (number) => void texts.delete(number),
  };
});

const pass = async (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end;)
    await new Promise((resolve) => setImmediate(resolve));
};

it('runs one task after the other, and leaves one file', async () => {
  let inside = 0;
  const task = async () => {
    inside += 1;
    expect(inside).toBe(1);
    await pass(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(files, 'ada', task)));
  expect([...texts]).toEqual([[5, 'free']]);
});

it('is free after a task that failed', async () => {
  await expect(withLock(files, 'ada', () => Promise.reject(new Error('no space')))).rejects.toThrow('no space');
  expect(await withLock(files, 'ada', async () => 'done')).toBe('done');
});

it('stops a holder that is too slow before it writes', async () => {
  const slow = withLock(
    files,
    'ada',
    async ({ check }) => {
      await pass(30);
      check();
      return 'written';
    },
    50,
  );
  await expect(slow).rejects.toThrow('Nothing was changed; run it again.');
});

it('is taken over from a holder that never ends, by one of those who wait', async () => {
  texts.set(7, 'gone');
  const holders: string[] = [];
  const wait = (name: string) => withLock(files, name, async () => void holders.push(name), 200);
  await Promise.all(['ada', 'bob', 'cem'].map(wait));
  expect(holders.sort()).toEqual(['ada', 'bob', 'cem']);
  expect([...texts]).toEqual([[10, 'free']]);
});

it('is not held by a process that created a number which others had used and removed meanwhile', async () => {
  texts.set(3, 'free');
  const { create } = files;
  const seen: number[] = [];
  let isFirst = true;
  files.create = async (number, text) => {
    if (isFirst) {
      isFirst = false;
      // While this process hesitates, others take and free the numbers up to 9, and remove those below.
      texts.delete(3);
      texts.set(9, 'free');
    }
    seen.push(number);
    return create(number, text);
  };
  await withLock(files, 'ada', async () => expect(Math.max(...texts.keys())).toBe(10));
  expect(seen).toEqual([4, 10]);
});

it('is given up with the name of the holder when others hold it all the time', async () => {
  let number = 1;
  files.numbers = async () => [(number += 1)];
  files.read = async () => 'process 7 on a build machine';
  await expect(withLock(files, 'ada', async () => undefined, 100)).rejects.toThrow('process 7 on a build machine');
});
