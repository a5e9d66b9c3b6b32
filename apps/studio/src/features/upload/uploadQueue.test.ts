/** @jest-environment node */
import type { PreparedTrack, StoredFile } from './preparedTrack';
import { createUploadQueue, type UploadWork } from './uploadQueue';
import { UploadError, type UploadState } from './uploadState';

const prepared = { facts: {}, tags: {}, files: [] } as unknown as PreparedTrack;
const stored: StoredFile[] = [{ kind: 'stream', format: 'mp3', path: 'a/b/stream.mp3', bytes: 1 }];
const file = (name: string) => ({ file: new File(['x'], name) });

/** A step that ends when the test resolves or rejects it. */
function gate<T>() {
  const calls: {
    resolve: (value: T) => void;
    reject: (error: unknown) => void;
    progress: (done: number) => void;
    signal: AbortSignal;
  }[] = [];
  const step = (progress: (done: number) => void, signal: AbortSignal) =>
    new Promise<T>((resolve, reject) => calls.push({ resolve, reject, progress, signal }));
  return { calls, step };
}

function setUp() {
  const preparing = gate<PreparedTrack>();
  const storing = gate<StoredFile[]>();
  const discard = jest.fn();
  const work: UploadWork = {
    prepare: (_id, _file, progress, signal) => preparing.step(progress, signal),
    store: (_id, _prepared, { onProgress, signal }) => storing.step(onProgress, signal),
    discard,
  };
  const states: Record<string, UploadState> = {};
  const seen: string[] = [];
  const queue = createUploadQueue(work, {
    changed: (id, state) => {
      states[id] = state;
      seen.push(`${id} ${state.phase}`);
    },
    prepared: () => undefined,
    stored: () => undefined,
  });
  return { queue, states, seen, discard, preparing: preparing.calls, storing: storing.calls };
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('the upload queue', () => {
  it('reports the phases waiting, analysing, uploading and done of a file', async () => {
    const { queue, seen, preparing, storing } = setUp();
    queue.add('a', file('a.mp3'));
    preparing[0]?.resolve(prepared);
    await tick();
    storing[0]?.resolve(stored);
    await queue.settled();
    expect([...new Set(seen)]).toEqual(['a waiting', 'a analysing', 'a uploading', 'a done']);
  });

  it('analyses one file at a time, in parallel with the upload of the previous one', async () => {
    const { queue, states, preparing, storing } = setUp();
    for (const name of ['a', 'b', 'c']) queue.add(name, file(name));
    expect(preparing).toHaveLength(1);
    preparing[0]?.resolve(prepared);
    await tick();
    expect(states).toMatchObject({ a: { phase: 'uploading' }, b: { phase: 'analysing' }, c: { phase: 'waiting' } });
    expect(storing).toHaveLength(1);
  });

  it('reports the progress of the work', () => {
    const { queue, states, preparing } = setUp();
    queue.add('a', file('a.mp3'));
    preparing[0]?.progress(0.4);
    expect(states.a).toEqual({ phase: 'analysing', progress: 0.4 });
  });

  it('fails a file with its reason and continues with the others', async () => {
    const { queue, states, preparing, storing } = setUp();
    queue.add('a', file('a.mp3'));
    queue.add('b', file('b.mp3'));
    preparing[0]?.reject(new UploadError('truncated'));
    await tick();
    preparing[1]?.resolve(prepared);
    await tick();
    storing[0]?.resolve(stored);
    await queue.settled();
    expect(states).toEqual({ a: { phase: 'failed', reason: 'truncated' }, b: { phase: 'done' } });
  });

  it('retries from the step that failed, without encoding again', async () => {
    const { queue, states, preparing, storing } = setUp();
    queue.add('a', file('a.mp3'));
    preparing[0]?.resolve(prepared);
    await tick();
    storing[0]?.reject(new UploadError('network'));
    await tick();
    expect(states.a).toEqual({ phase: 'failed', reason: 'network' });
    queue.resume('a');
    storing[1]?.resolve(stored);
    await queue.settled();
    expect(states.a).toEqual({ phase: 'done' });
    expect(preparing).toHaveLength(1);
  });

  it.each([
    ['succeeds after all', (gate: { resolve: (files: StoredFile[]) => void }) => gate.resolve(stored)],
    ['fails', (gate: { reject: (error: unknown) => void }) => gate.reject(new UploadError('network'))],
  ])('stops the work on a removed file and discards its stored part when its upload %s', async (_how, end) => {
    const { queue, discard, preparing, storing } = setUp();
    queue.add('a', file('a.mp3'));
    preparing[0]?.resolve(prepared);
    await tick();
    queue.remove('a');
    expect(storing[0]?.signal.aborted).toBe(true);
    expect(discard).not.toHaveBeenCalled();
    end(storing[0]!);
    await tick();
    expect(discard).toHaveBeenCalledWith('a');
  });

  it('does not encode more than three tracks ahead of a slow upload', async () => {
    const { queue, preparing } = setUp();
    for (const name of ['a', 'b', 'c', 'd', 'e']) queue.add(name, file(name));
    for (let index = 0; index < 5; index += 1) {
      preparing[index]?.resolve(prepared);
      await tick();
    }
    expect(preparing).toHaveLength(3);
  });

  it('pauses a file, uploads the next one, and resumes the first without encoding again', async () => {
    const { queue, states, preparing, storing } = setUp();
    for (const name of ['a', 'b']) queue.add(name, file(name));
    for (const index of [0, 1]) {
      preparing[index]?.resolve(prepared);
      await tick();
    }
    storing[0]?.progress(0.4);
    queue.pause('a');
    expect(states.a).toEqual({ phase: 'paused', progress: 0.4 });
    expect(storing[0]?.signal.aborted).toBe(true);
    storing[0]?.reject(new UploadError('network'));
    await tick();
    expect(states).toMatchObject({ a: { phase: 'paused' }, b: { phase: 'uploading' } });
    queue.resume('a');
    storing[1]?.resolve(stored);
    await tick();
    expect(states.a).toEqual({ phase: 'uploading', progress: 0.4 });
    expect(preparing).toHaveLength(2);
  });

  it('does not wait for paused files', async () => {
    const { queue } = setUp();
    queue.add('a', file('a.mp3'));
    queue.pause('a');
    await expect(queue.settled()).resolves.toBeUndefined();
  });

  it('starts with the encoded files and the progress of an earlier visit', () => {
    const { queue, states, preparing, storing } = setUp();
    queue.add('a', { ...file('a.mp3'), prepared, stored, sent: 0.7 });
    expect(preparing).toHaveLength(0);
    expect(storing).toHaveLength(1);
    expect(states.a).toEqual({ phase: 'uploading', progress: 0.7 });
  });

  it('keeps uploaded files for a later visit when the form is closed', async () => {
    const { queue, states, discard, preparing, storing } = setUp();
    queue.add('a', file('a.mp3'));
    preparing[0]?.resolve(prepared);
    await tick();
    queue.stop();
    storing[0]?.reject(new UploadError('network'));
    await tick();
    expect(storing[0]?.signal.aborted).toBe(true);
    expect(discard).not.toHaveBeenCalled();
    expect(states.a).toMatchObject({ phase: 'uploading' });
  });
});
