/** @jest-environment node */
import { exactDurationS, isAppended, makePart, takeAppend, type Loaded } from './part';

const RATE = 44100;
const FRAME = 1152;

/** A file of `frames` frames, of which `arrived` are received. */
function file(frames: number, arrived = frames) {
  const state = { arrived };
  const loaded: Loaded = {
    track: { id: 'one', url: '/one.mp3', durationMs: 0, encoderDelay: 576, encoderPadding: 1000 },
    file: {
      frames: {
        push: () => undefined,
        count: () => state.arrived,
        byteLength: () => state.arrived,
        header: () => ({ sampleRate: RATE, samplesPerFrame: FRAME }) as never,
        tag: () => null,
        slice: (from, to) => Uint8Array.from({ length: to - from }, (_, at) => from + at),
      },
      isComplete: () => state.arrived === frames,
      failure: () => null,
      onChange: () => () => undefined,
      drop: () => undefined,
    },
  };
  return { loaded, arrive: (count: number) => (state.arrived = count) };
}

test('the duration excludes the encoder’s silence, exact to the sample', () => {
  expect(exactDurationS(file(100).loaded)).toBe((100 * FRAME - 576 - 1000) / RATE);
  expect(exactDurationS(file(100, 50).loaded)).toBeNull();
});

test('the first append starts early by the silence that is cut off', () => {
  const append = takeAppend(makePart(file(100).loaded, 20))!;
  expect(append.offsetS).toBeCloseTo(20 - 576 / RATE, 9);
  expect(append.windowStartS).toBe(20);
  expect(append.windowEndS).toBeCloseTo(20 + (100 * FRAME - 1576) / RATE, 9);
});

test('the last frames are held back until the file is complete', () => {
  const { loaded, arrive } = file(100, 50);
  const part = makePart(loaded, 0);
  expect(takeAppend(part)!.bytes).toHaveLength(46);
  expect(takeAppend(part)).toBeNull();
  arrive(100);
  const rest = takeAppend(part)!;
  expect(rest.offsetS).toBeNull();
  expect([rest.bytes[0], rest.bytes.length, isAppended(part)]).toEqual([46, 54, true]);
});

test('a start in the middle begins some frames early, and waits until they have arrived', () => {
  const { loaded, arrive } = file(2000, 100);
  const wanted = 500;
  const part = makePart(loaded, 0, ((wanted * FRAME) / RATE) * 1000);
  expect(takeAppend(part)).toBeNull();
  arrive(1000);
  const append = takeAppend(part)!;
  expect(append.bytes[0]).toBe((wanted - 3) % 256);
  expect(append.offsetS).toBeCloseTo(((wanted - 3) * FRAME - 576) / RATE, 9);
});
