/** @jest-environment node */
import { mp3Frame } from '../testing/mp3Frame';
import { openTrackFile } from './trackFile';

const FRAMES = [1, 2, 3, 4].map(mp3Frame);
const FRAME_BYTES = FRAMES[0]!.length;

/** Sends these frames, and then ends or fails. */
function stream(frames: Uint8Array<ArrayBuffer>[], isBroken = false) {
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const next = frames.shift();
      if (next) controller.enqueue(next);
      else if (isBroken) controller.error(new TypeError('connection reset'));
      else controller.close();
    },
  });
}

let ranges: (string | null)[];
function answer(...answers: (() => Response)[]) {
  ranges = [];
  return jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    ranges.push(new Headers(init?.headers).get('range'));
    try {
      return Promise.resolve(answers.shift()!());
    } catch (error) {
      return Promise.reject(error as Error);
    }
  });
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
/** Waits until all promises are settled that depend on responses only. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('a file is requested by range and is complete when its last byte has arrived', async () => {
  answer(() => new Response(stream([...FRAMES]), { status: 206 }));
  const file = openTrackFile('/one.mp3');
  const handleChange = jest.fn();
  file.onChange(handleChange);
  await settled();
  expect(ranges).toEqual(['bytes=0-']);
  expect([file.frames.count(), file.isComplete(), file.failure()]).toEqual([4, true, null]);
  expect(handleChange).toHaveBeenCalled();
});

test('a connection that is lost in the middle is resumed at the same byte', async () => {
  answer(
    () => new Response(stream(FRAMES.slice(0, 2), true), { status: 206 }),
    () => new Response(stream(FRAMES.slice(2)), { status: 206 }),
  );
  const file = openTrackFile('/one.mp3');
  await settled();
  expect([file.frames.count(), file.isComplete(), ranges.length]).toEqual([2, false, 1]);
  jest.advanceTimersByTime(300);
  await settled();
  expect(ranges).toEqual(['bytes=0-', `bytes=${2 * FRAME_BYTES}-`]);
  expect([file.frames.count(), file.isComplete(), file.failure()]).toEqual([4, true, null]);
});

test('a connection that is lost after the last byte still completes the file', async () => {
  answer(
    () => new Response(stream([...FRAMES], true), { status: 206 }),
    () => new Response(null, { status: 416 }),
  );
  const file = openTrackFile('/one.mp3');
  await settled();
  jest.advanceTimersByTime(300);
  await settled();
  expect([file.frames.count(), file.isComplete(), file.failure()]).toEqual([4, true, null]);
});

test('a connection that is lost repeatedly fails after three retries', async () => {
  const breaks = () => new Response(stream([FRAMES[0]!.slice()], true), { status: 206 });
  answer(breaks, breaks, breaks, breaks);
  const file = openTrackFile('/one.mp3');
  for (let tries = 0; tries < 4; tries += 1) {
    await settled();
    jest.advanceTimersByTime(3000);
  }
  await settled();
  expect(ranges).toHaveLength(4);
  expect(file.failure()).toMatchObject({ code: 'network' });
});

test.each([
  [503, 'network'],
  [429, 'network'],
  [404, 'unsupported'],
])('a response with status %i fails (%s) at once', async (status, code) => {
  answer(() => new Response(null, { status }));
  const file = openTrackFile('/one.mp3');
  await settled();
  expect(file.failure()).toEqual({ code, message: `HTTP ${status}` });
});

test('a file without an MP3 frame fails with `decode`', async () => {
  answer(() => new Response('<!doctype html>', { status: 206 }));
  const file = openTrackFile('/one.mp3');
  await settled();
  expect(file.failure()).toMatchObject({ code: 'decode' });
});

test('a dropped file closes its connection and does not fail', async () => {
  const fetched = answer(() => {
    throw new DOMException('dropped', 'AbortError');
  });
  const file = openTrackFile('/one.mp3');
  file.drop();
  await settled();
  expect(fetched.mock.calls[0]![1]!.signal!.aborted).toBe(true);
  expect(file.failure()).toBeNull();
});
