/** @jest-environment node */
import { MPEGDecoder } from 'mpg123-decoder';
import { dbfs, joinChunks, sineChunks } from '../testing/signals';
import { readMp3FrameHeader, readXingTag } from '@fairtone/media';
import { encodeMp3, type Mp3File } from './mp3Encoder';
import { mp3SampleRate } from './mp3Input';

async function decode(bytes: Uint8Array, enableGapless: boolean) {
  const decoder = new MPEGDecoder({ enableGapless });
  await decoder.ready;
  const decoded = decoder.decode(bytes);
  decoder.free();
  return decoded;
}

const SECONDS = 0.5;
const FULL_QUALITY = 320_000;
const tone = (sampleRate: number, channels = 2) => ({
  seconds: SECONDS,
  amplitude: dbfs(-6),
  hz: 441,
  sampleRate,
  channels,
});

/** Each file is encoded once, because each encoding starts a thread. */
const WISHES = {
  stream: { sampleRate: 44100, bitrate: 128_000, channels: 2 },
  purchase: { sampleRate: 44100, bitrate: FULL_QUALITY, channels: 2 },
  studio: { sampleRate: 48000, bitrate: 128_000, channels: 2 },
  broadcast: { sampleRate: 32000, bitrate: 128_000, channels: 2 },
  unknownRate: { sampleRate: 96000, bitrate: 128_000, channels: 2 },
  surround: { sampleRate: 48000, bitrate: FULL_QUALITY, channels: 6 },
} as const;
type Name = keyof typeof WISHES;
const files = {} as Record<Name, Omit<Mp3File, 'blob'> & { bytes: Uint8Array }>;

beforeAll(async () => {
  for (const name of Object.keys(WISHES) as Name[]) {
    const { sampleRate, bitrate, channels } = WISHES[name];
    const { blob, ...file } = await encodeMp3(sineChunks(tone(sampleRate, channels)), {
      sampleRate,
      channels,
      bitrate,
    });
    files[name] = { ...file, bytes: new Uint8Array(await blob.arrayBuffer()) };
  }
});

/** Compares with the original sample by sample, without the ends. The tolerance is for LAME's attenuation to 0.95. */
function expectTone(played: Float32Array, sampleRate: number) {
  expect(played).toHaveLength(SECONDS * sampleRate);
  const original = joinChunks(sineChunks(tone(sampleRate)))[0]!;
  const deviations = original.map((value, i) => Math.abs(played[i]! - value));
  expect(Math.max(...deviations.subarray(3000, -3000))).toBeLessThan(0.05);
}

test.each<Name>(['stream', 'purchase', 'studio', 'broadcast'])(
  'a gapless player plays exactly the encoded samples (%s)',
  async (name) => {
    const { sampleRate } = WISHES[name];
    const played = await decode(files[name].bytes, true);
    expect(played.errors).toEqual([]);
    expect(played.sampleRate).toBe(sampleRate);
    expectTone(played.channelData[0]!, sampleRate);
  },
);

test('delay and padding are the samples that a player without gapless support plays in addition', async () => {
  const { bytes, encoderDelay, encoderPadding } = files.stream;
  const played = await decode(bytes, false);
  expect(played.samplesDecoded).toBe(encoderDelay + SECONDS * 44100 + encoderPadding);
});

test('the information frame describes the stream', () => {
  const { bytes, encoderDelay, encoderPadding } = files.stream;
  const first = readMp3FrameHeader(bytes, 0)!;
  expect(first).toMatchObject({ sampleRate: 44100, channels: 2, bitrate: 128_000 });
  let frames = 0;
  let at = first.frameBytes;
  for (let header; (header = readMp3FrameHeader(bytes, at)); at += header.frameBytes) frames++;
  expect(at).toBe(bytes.length);
  expect(readXingTag(bytes, 0)).toEqual({ frameCount: frames, byteCount: bytes.length, encoderDelay, encoderPadding });
});

test('rates that are not supported by MP3 are converted', async () => {
  expect(files.unknownRate.sampleRate).toBe(48000);
  const played = await decode(files.unknownRate.bytes, true);
  expectTone(played.channelData[0]!, 48000);
});

test('six channels are mixed down to two', async () => {
  expect((await decode(files.surround.bytes, true)).channelData).toHaveLength(2);
});

test.each([
  [44100, 44100],
  [88200, 44100],
  [22050, 44100],
  [96000, 48000],
  [192000, 48000],
  [32000, 32000],
  [16000, 48000],
])('a source of %i Hz becomes an MP3 of %i Hz', (source, target) => expect(mp3SampleRate(source)).toBe(target));

test('nothing to encode is an error, not an empty file', async () => {
  await expect(encodeMp3([], { sampleRate: 44100, channels: 2, bitrate: 128_000 })).rejects.toThrow('no audio');
});
