import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, Mp3OutputFormat, NullTarget, Output, Quality } from 'mediabunny';
import { releaseSamples, type PlanarChunk, type PlanarSource } from '../planar';
import { ChunkJoiner } from './chunkJoiner';
import { toMonoOrStereo } from './channelLayout';
import { buildInfoFrame } from './lameTag';
import { createResampler } from './resampler';

/** 128 kbit/s is what streams, 320 kbit/s is what buyers get. */
export type Mp3Bitrate = 128_000 | 320_000;

/** A finished MP3 with its information frame; `encoderDelay` and `encoderPadding` are samples at `sampleRate`. */
export type Mp3File = {
  bytes: Uint8Array<ArrayBuffer>;
  sampleRate: number;
  /** Samples of silence the encoder put before the music. Decoders add 529 of their own, except where they read the tag. */
  encoderDelay: number;
  /** Samples of silence after the music, to the end of the last frame (those 529 included). */
  encoderPadding: number;
};

export type Mp3Encoder = {
  /** Resolves when the encoder is ready for more: await it, or memory grows. */
  push: (chunk: PlanarChunk) => Promise<void>;
  finish: () => Promise<Mp3File>;
  /** Gives up and frees the encoder's thread. */
  cancel: () => Promise<void>;
};

/** What LAME always puts first. */
const ENCODER_DELAY = 576;
const FRAMES_PER_MESSAGE = 1152 * 24;

let isRegistered = false;
function registerOnce(): void {
  if (!isRegistered) registerMp3Encoder();
  isRegistered = true;
}

/** The rate the MP3 gets: rates of the 44.1 kHz family stay in it, everything else becomes 48 kHz (or stays at 32 kHz). */
export function mp3SampleRate(sampleRate: number): number {
  if (sampleRate === 32000) return 32000;
  return sampleRate % 11025 === 0 ? 44100 : 48000;
}

/**
 * Encodes MP3 while the audio streams by, in a thread of its own (browser worker or Node worker thread). Sources with
 * other sample rates or more than two channels are converted on the way.
 */
export async function createMp3Encoder(options: {
  sampleRate: number;
  channels: number;
  bitrate: Mp3Bitrate;
}): Promise<Mp3Encoder> {
  registerOnce();
  const sampleRate = mp3SampleRate(options.sampleRate);
  const resample = createResampler({
    from: options.sampleRate,
    to: sampleRate,
    channels: Math.min(2, options.channels),
  });
  const frames: Uint8Array[] = [];
  // Handed over, and perhaps not read yet.
  const sent: { samples: Float32Array; endSeconds: number }[] = [];
  const source = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate: options.bitrate, bitrateMode: 'constant' }),
    onEncodedPacket: ({ data, timestamp }) => {
      frames.push(data);
      // Music of a later message comes out only after this one was read.
      while (sent[0] && sent[0].endSeconds < timestamp) releaseSamples([sent.shift()!.samples]);
    },
  });
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target: new NullTarget() });
  output.addAudioTrack(source);
  await output.start();

  let sampleCount = 0;
  const joiner = new ChunkJoiner(FRAMES_PER_MESSAGE);
  const send = async (chunk: PlanarChunk | null) => {
    const length = chunk?.[0]?.length ?? 0;
    if (!chunk || length === 0) return;
    const data = concatPlanes(chunk);
    releaseSamples(chunk);
    const sample = new AudioSample({
      data,
      format: 'f32-planar',
      numberOfChannels: chunk.length,
      sampleRate,
      timestamp: sampleCount / sampleRate,
    });
    sampleCount += length;
    sent.push({ samples: data, endSeconds: sampleCount / sampleRate });
    await source.add(sample);
    sample.close();
  };

  return {
    push: async (chunk) => {
      for (const full of joiner.push(resample.push(toMonoOrStereo(chunk)))) await send(full);
    },
    finish: async () => {
      for (const full of joiner.push(resample.finish())) await send(full);
      await send(joiner.rest());
      if (sampleCount === 0) throw new Error('There is no audio to encode.');
      await output.finalize();
      return assemble(frames, sampleCount, sampleRate);
    },
    cancel: () => output.cancel(),
  };
}

/** Encodes a whole source; see {@link createMp3Encoder}. */
export async function encodeMp3(
  source: PlanarSource,
  options: { sampleRate: number; channels: number; bitrate: Mp3Bitrate },
): Promise<Mp3File> {
  const encoder = await createMp3Encoder(options);
  try {
    for await (const chunk of source) await encoder.push(chunk);
    return await encoder.finish();
  } catch (error) {
    await encoder.cancel().catch(() => undefined);
    throw error;
  }
}

function assemble(frames: Uint8Array[], sampleCount: number, sampleRate: number): Mp3File {
  const samplesPerFrame = sampleRate >= 32000 ? 1152 : 576;
  const encoderPadding = frames.length * samplesPerFrame - ENCODER_DELAY - sampleCount;
  const info = buildInfoFrame(frames, { encoderDelay: ENCODER_DELAY, encoderPadding });
  const bytes = new Uint8Array(frames.reduce((sum, frame) => sum + frame.length, info.length));
  let at = info.length;
  bytes.set(info);
  for (const frame of frames) {
    bytes.set(frame, at);
    at += frame.length;
  }
  return { bytes, sampleRate, encoderDelay: ENCODER_DELAY, encoderPadding };
}

function concatPlanes(chunk: PlanarChunk): Float32Array<ArrayBuffer> {
  const length = chunk[0]!.length;
  const data = new Float32Array(length * chunk.length);
  chunk.forEach((plane, c) => data.set(plane, c * length));
  return data;
}
