/** @jest-environment node */
import { readMp3FrameHeader } from '@fairtone/media';
import { KBIT_128_44100, mp3Frame as frame } from '../testing/mp3Frame';
import { createFrameStore } from './frameStore';

function infoFrame(delay: number, padding: number): Uint8Array {
  const bytes = frame(0);
  const at = readMp3FrameHeader(bytes, 0)!.tagOffset;
  const write = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), at + offset);
  write(0, 'Info');
  bytes.set([0, 0, 0, 15], at + 4);
  write(120, 'LAME3.100');
  bytes.set([delay >> 4, ((delay & 15) << 4) | (padding >> 8), padding & 255], at + 120 + 21);
  return bytes;
}

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

function pushInPieces(bytes: Uint8Array, size: number) {
  const store = createFrameStore();
  for (let at = 0; at < bytes.length; at += size) store.push(bytes.subarray(at, at + size));
  return store;
}

test.each([1, 7, 416, 1000, 100_000])('finds every frame when the file arrives %i bytes at a time', (size) => {
  const store = pushInPieces(join(infoFrame(576, 1366), frame(1), frame(2), frame(3)), size);
  expect(store.count()).toBe(3);
  expect(store.header()).toMatchObject({ sampleRate: 44100, samplesPerFrame: 1152 });
  expect(store.tag()).toEqual({ encoderDelay: 576, encoderPadding: 1366 });
  expect([...store.slice(1, 3)]).toEqual([...join(frame(2), frame(3))]);
});

test('a frame counts once it is complete', () => {
  const store = createFrameStore();
  store.push(frame(1));
  store.push(frame(2).subarray(0, 400));
  expect(store.count()).toBe(1);
  store.push(frame(2).subarray(400));
  expect(store.count()).toBe(2);
});

test('tags before the audio are skipped, even when they contain a frame header', () => {
  const tag = new Uint8Array(10 + 500);
  tag.set([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 3, 116]);
  tag.set(KBIT_128_44100, 100);
  const store = pushInPieces(join(tag, frame(1), frame(2)), 64);
  expect(store.count()).toBe(2);
  expect([...store.slice(0, 1)]).toEqual([...frame(1)]);
  expect(store.tag()).toBeNull();
});

test('an HTML page instead of audio contains no frames', () => {
  expect(pushInPieces(new TextEncoder().encode('<!doctype html>'.repeat(500)), 333).count()).toBe(0);
});
