/** @jest-environment node */
import { LevelMeter, type Levels } from './meter/levelMeter';
import type { PlanarChunk } from './planar';
import { prepareTrack, type PreparedAudio } from './prepareTrack';
import { decodeMp3 } from './testing/mp3Decoder';
import { dbfs, joinChunks, sineChunks, wavOf } from './testing/signals';

const SAMPLE_RATE = 48_000;
const SECONDS = 1;

/** A tone of a different frequency in each channel, at the levels of EBU Tech 3341, signal 6, plus 4 dB. */
function surround(): PlanarChunk {
  const levels = [-24, -24, -20, -4, -26, -26].map(dbfs);
  return levels.map((amplitude, c) => tone(500 + 200 * c, amplitude, 1)[0]!);
}

const tone = (hz: number, amplitude: number, channels: number) =>
  joinChunks(sineChunks({ seconds: SECONDS, amplitude, hz, sampleRate: SAMPLE_RATE, channels }));

/** White noise, the same in each run (xorshift). The encoded stream loses its high frequencies. */
function noise(): PlanarChunk {
  let state = 2463534242 | 0;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state / 2 ** 31) * 0.4;
  };
  return [0, 1].map(() => Float32Array.from({ length: SECONDS * SAMPLE_RATE }, next));
}

const MASTERS = {
  'stereo of -14 dBFS': tone(1000, dbfs(-14), 2),
  'one channel': tone(1000, dbfs(-14), 1),
  '5.1 channels': surround(),
  'white noise': noise(),
};
type Name = keyof typeof MASTERS;
const made = {} as Record<Name, { prepared: PreparedAudio; heard: Levels }>;

async function make(master: PlanarChunk): Promise<(typeof made)[Name]> {
  const prepared = await prepareTrack(new Blob([wavOf(master, SAMPLE_RATE)]));
  // A mono stream is decoded to two equal channels.
  const channels = Math.min(2, master.length);
  const meter = new LevelMeter({ sampleRate: SAMPLE_RATE, channels });
  meter.push((await decodeMp3(prepared.stream.blob)).slice(0, channels));
  return { prepared, heard: meter.levels() };
}

beforeAll(async () => {
  for (const name of Object.keys(MASTERS) as Name[]) made[name] = await make(MASTERS[name]);
});

test.each(Object.keys(MASTERS) as Name[])('the stored levels of %s are those of its decoded stream', (name) => {
  const { prepared, heard } = made[name];
  expect(Math.abs(prepared.analysis.loudnessLufs - heard.loudnessLufs)).toBeLessThan(0.02);
  expect(Math.abs(prepared.analysis.truePeakDb - heard.truePeakDb)).toBeLessThan(0.02);
});

test('the loudness of a stream includes the 0.45 dB by which the encoder attenuates it', () => {
  expect(Math.abs(made['stereo of -14 dBFS'].prepared.analysis.loudnessLufs - -14.45)).toBeLessThan(0.1);
});

test('a 5.1 master has the loudness of its downmix, with centre and surrounds at -3 dB and all channels 6 dB lower', () => {
  const [left, right, centre, , leftSurround, rightSurround] = MASTERS['5.1 channels'];
  const fold = (front: Float32Array, side: Float32Array) =>
    front.map((value, i) => (dbfs(-0.45) * (value + Math.SQRT1_2 * (centre![i]! + side[i]!))) / 2);
  const meter = new LevelMeter({ sampleRate: SAMPLE_RATE, channels: 2 });
  meter.push([fold(left!, leftSurround!), fold(right!, rightSurround!)]);
  const { loudnessLufs } = made['5.1 channels'].prepared.analysis;
  expect(Math.abs(loudnessLufs - meter.levels().loudnessLufs)).toBeLessThan(0.1);
});

test('duration and waveform are those of the master', () => {
  const { analysis } = made['stereo of -14 dBFS'].prepared;
  expect(analysis).toMatchObject({ durationMs: 1000, frames: 48_000, sampleRate: 48_000 });
  expect(new Set(analysis.peaks)).toEqual(new Set([Math.round(dbfs(-14) * 255)]));
});
