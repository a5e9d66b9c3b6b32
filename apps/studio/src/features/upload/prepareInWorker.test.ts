/** @jest-environment node */
import { MASTER_MAX_BYTES } from '@fairtone/domain';
import { prepareInWorker } from './prepareInWorker';
import type { PreparedTrack } from './preparedTrack';

const prepared: PreparedTrack = { facts: {} as never, tags: {}, files: [] };

/** A worker that responds at once. */
const createWorker = (): Promise<Worker> => {
  const worker = {
    onmessage: (_event: { data: unknown }) => undefined,
    postMessage: () => worker.onmessage({ data: { type: 'prepared', prepared } }),
    terminate: () => undefined,
  };
  return Promise.resolve(worker as never);
};

/** A file of this size whose content is never read. */
const fileOf = (size: number) => Object.defineProperty(new File([], 'long.wav'), 'size', { value: size });
const prepare = (size: number) =>
  prepareInWorker(fileOf(size), () => undefined, new AbortController().signal, createWorker);

it('accepts a file of 1 GiB, and refuses a larger one before it is read', async () => {
  await expect(prepare(2 ** 30)).resolves.toBe(prepared);
  expect(MASTER_MAX_BYTES).toBe(2 ** 30);
  await expect(prepare(MASTER_MAX_BYTES + 1)).rejects.toMatchObject({ reason: 'too_large' });
});
