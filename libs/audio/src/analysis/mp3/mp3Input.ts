import type { PlanarChunk } from '../planar';
import { toMonoOrStereo } from './channelLayout';
import { ChunkJoiner } from './chunkJoiner';
import { createResampler } from './resampler';

/** Converts audio to the samples that {@link createMp3Encoder} expects. */
export type Mp3Input = {
  /** Rate of the returned samples in Hz. */
  sampleRate: number;
  channels: 1 | 2;
  /** Returns 16-bit samples whose planes follow one another. `chunk` is not needed afterwards. */
  push: (chunk: PlanarChunk) => Int16Array<ArrayBuffer>[];
  finish: () => Int16Array<ArrayBuffer>[];
};

const FRAMES_PER_MESSAGE = 1152 * 24;

/** Sample rate of the MP3: 44.1 kHz for multiples of 11.025 kHz, 32 kHz unchanged, and 48 kHz for all others. */
export function mp3SampleRate(sampleRate: number): number {
  if (sampleRate === 32000) return 32000;
  return sampleRate % 11025 === 0 ? 44100 : 48000;
}

/** Converts a stream of any rate and number of channels to what MP3 supports, once for all renditions. */
export function createMp3Input(source: { sampleRate: number; channels: number }): Mp3Input {
  const sampleRate = mp3SampleRate(source.sampleRate);
  const channels = source.channels === 1 ? 1 : 2;
  const resample = createResampler({ from: source.sampleRate, to: sampleRate, channels });
  const joiner = new ChunkJoiner(FRAMES_PER_MESSAGE, channels);
  return {
    sampleRate,
    channels,
    push: (chunk) => joiner.push(resample.push(toMonoOrStereo(chunk))),
    finish: () => {
      const full = joiner.push(resample.finish());
      const rest = joiner.rest();
      return rest ? [...full, rest] : full;
    },
  };
}
