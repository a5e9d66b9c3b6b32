import type { PlanarChunk } from '../planar';
import { toMonoOrStereo } from './channelLayout';
import { ChunkJoiner } from './chunkJoiner';
import { createResampler } from './resampler';

/** Samples as {@link createMp3Encoder} takes them. */
export type Mp3Input = {
  /** Of what comes out. */
  sampleRate: number;
  channels: 1 | 2;
  /** 16-bit samples, the planes one behind the other; nothing of `chunk` is needed afterwards. */
  push: (chunk: PlanarChunk) => Int16Array<ArrayBuffer>[];
  finish: () => Int16Array<ArrayBuffer>[];
};

const FRAMES_PER_MESSAGE = 1152 * 24;

/** The rate the MP3 gets: rates of the 44.1 kHz family stay in it, everything else becomes 48 kHz (or stays at 32 kHz). */
export function mp3SampleRate(sampleRate: number): number {
  if (sampleRate === 32000) return 32000;
  return sampleRate % 11025 === 0 ? 44100 : 48000;
}

/** Brings a stream of any rate and number of channels to what an MP3 can hold; once for all renditions of it. */
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
