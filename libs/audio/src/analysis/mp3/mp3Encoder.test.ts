/** @jest-environment node */
import { MPEGDecoder } from 'mpg123-decoder';
import { dbfs, joinChunks, sineChunks } from '../testing/signals';
import { readMp3FrameHeader } from './frameHeader';
import { encodeMp3, mp3SampleRate, type Mp3File } from './mp3Encoder';
import { readXingTag } from './xingTag';

async function decode(bytes: Uint8Array, enableGapless: boolean) {
  const decoder = new MPEGDecoder({ enableGapless });
  await decoder.ready;
  const decoded = decoder.decode(bytes);
  decoder.free();
  return decoded;
}

const tone = (sampleRate: number, channels = 2) => ({ seconds: 1.7, amplitude: dbfs(-6), hz: 441, sampleRate, channels });

async function encodeTone(sampleRate: number, bitrate: 128_000 | 320_000, channels = 2): Promise<Mp3File> {
  return encodeMp3(sineChunks(tone(sampleRate, channels)), { sampleRate, channels, bitrate });
}

test.each([
  [44100, 128_000],
  [44100, 320_000],
  [48000, 128_000],
  [32000, 128_000],
] as const)('a gapless player gets back exactly the samples that went in (%i Hz, %i bit/s)', async (sampleRate, bitrate) => {
  const file = await encodeTone(sampleRate, bitrate);
  const played = await decode(file.bytes, true);
  expect(played.errors).toEqual([]);
  expect(played.sampleRate).toBe(sampleRate);
  expect(played.samplesDecoded).toBe(Math.round(1.7 * sampleRate));
  // In step with the original, not merely as long: LAME scales by 0.95, hence the tolerance.
  const original = joinChunks(sineChunks(tone(sampleRate)))[0]!;
  for (let i = 3000; i < original.length - 3000; i += 37) {
    expect(Math.abs(played.channelData[0]![i]! - original[i]!)).toBeLessThan(0.05);
  }
});

test('delay and padding say what a player without gapless support plays too much', async () => {
  const file = await encodeTone(44100, 128_000);
  const played = await decode(file.bytes, false);
  expect(played.samplesDecoded).toBe(file.encoderDelay + Math.round(1.7 * 44100) + file.encoderPadding);
});

test('the information frame describes the stream', async () => {
  const { bytes, encoderDelay, encoderPadding } = await encodeTone(44100, 128_000);
  const first = readMp3FrameHeader(bytes, 0)!;
  expect(first).toMatchObject({ sampleRate: 44100, channels: 2, bitrate: 128_000 });
  let frames = 0;
  let at = first.frameBytes;
  for (let header; (header = readMp3FrameHeader(bytes, at)); at += header.frameBytes) frames++;
  expect(at).toBe(bytes.length);
  expect(readXingTag(bytes, 0)).toEqual({ frameCount: frames, byteCount: bytes.length, encoderDelay, encoderPadding });
});

test('rates that MP3 does not know are converted', async () => {
  const file = await encodeTone(96000, 128_000);
  expect(file.sampleRate).toBe(48000);
  const played = await decode(file.bytes, true);
  expect(played.samplesDecoded).toBe(Math.round(1.7 * 48000));
  const original = joinChunks(sineChunks(tone(48000)))[0]!;
  for (let i = 3000; i < original.length - 3000; i += 37) {
    expect(Math.abs(played.channelData[0]![i]! - original[i]!)).toBeLessThan(0.05);
  }
});

test.each([[44100, 44100], [88200, 44100], [22050, 44100], [96000, 48000], [192000, 48000], [32000, 32000], [16000, 48000]])(
  'a source of %i Hz becomes an MP3 of %i Hz',
  (source, target) => expect(mp3SampleRate(source)).toBe(target),
);

test('six channels are folded down to two', async () => {
  const file = await encodeTone(48000, 320_000, 6);
  expect((await decode(file.bytes, true)).channelData).toHaveLength(2);
});

test('nothing to encode is an error, not an empty file', async () => {
  await expect(encodeMp3([], { sampleRate: 44100, channels: 2, bitrate: 128_000 })).rejects.toThrow('no audio');
});
