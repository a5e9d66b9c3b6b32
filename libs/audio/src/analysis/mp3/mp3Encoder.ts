import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, Mp3OutputFormat, NullTarget, Output, Quality } from 'mediabunny';
import type { PlanarSource } from '../planar';
import { FrameCollector } from './frameCollector';
import { createMp3Input } from './mp3Input';

/** Bits per second: 128 kbit/s for streams, 320 kbit/s for buyers. */
export type Mp3Bitrate = 128_000 | 320_000;

/** A finished MP3 with its information frame; `encoderDelay` and `encoderPadding` are samples at `sampleRate`. */
export type Mp3File = {
  blob: Blob;
  sampleRate: number;
  /** Samples of silence that the encoder adds before the audio. Decoders add 529 more, unless they read the tag. */
  encoderDelay: number;
  /** Samples of silence after the audio up to the end of the last frame, including those 529. */
  encoderPadding: number;
};

export type Mp3EncoderOptions = {
  /** Sample rate in Hz: 32000, 44100 or 48000. */
  sampleRate: number;
  channels: 1 | 2;
  bitrate: Mp3Bitrate;
  /** Called with each encoded frame and the number of samples that had been pushed by then. */
  onFrame?: (frame: Uint8Array, pushedFrames: number) => void;
};

export type Mp3Encoder = {
  /**
   * Encodes samples in the layout of {@link createMp3Input}. Resolves when the encoder is ready for more: await it to
   * limit memory.
   * @param onRead called when the samples are not needed any more
   */
  push: (samples: Int16Array<ArrayBuffer>, onRead?: () => void) => Promise<void>;
  finish: () => Promise<Mp3File>;
  /** Cancels and terminates the encoder's thread. */
  cancel: () => Promise<void>;
};

/** Encoder delay of LAME in samples. */
export const ENCODER_DELAY = 576;
const SAMPLES_PER_FRAME = 1152;

let isRegistered = false;
function registerOnce(): void {
  if (!isRegistered) registerMp3Encoder();
  isRegistered = true;
}

/**
 * Encodes MP3 chunk by chunk, in its own thread (browser worker or Node worker thread).
 *
 * At 128 kbit/s LAME scales the audio by 0.95 (-0.45 dB), so that loud masters do not clip when they are decoded; at
 * 320 kbit/s it does not. To state the loudness of a rendition, measure its decoded samples.
 */
export async function createMp3Encoder(options: Mp3EncoderOptions): Promise<Mp3Encoder> {
  registerOnce();
  const { sampleRate, channels, bitrate, onFrame } = options;
  const frames = new FrameCollector();
  // Samples that were passed to the encoder and that it may not have read yet.
  const pending: { onRead?: () => void; endSeconds: number }[] = [];
  let pushedFrames = 0;
  const source = new AudioSampleSource({
    codec: 'mp3',
    quality: new Quality({ bitrate, bitrateMode: 'constant' }),
    onEncodedPacket: ({ data, timestamp }) => {
      frames.push(data);
      onFrame?.(data, pushedFrames);
      // A packet of a later message shows that the encoder has read the earlier ones.
      while (pending[0] && pending[0].endSeconds < timestamp) pending.shift()!.onRead?.();
    },
  });
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target: new NullTarget() });
  output.addAudioTrack(source);
  await output.start();

  return {
    push: async (samples, onRead) => {
      const sample = toAudioSample(samples, { channels, sampleRate, position: pushedFrames });
      pushedFrames += samples.length / channels;
      pending.push({ onRead, endSeconds: pushedFrames / sampleRate });
      await source.add(sample);
      sample.close();
    },
    finish: async () => {
      if (pushedFrames === 0) throw new Error('There is no audio to encode.');
      await output.finalize();
      // All three rates are MPEG 1, which has 1152 samples per frame.
      const encoderPadding = frames.count * SAMPLES_PER_FRAME - ENCODER_DELAY - pushedFrames;
      const delay = { encoderDelay: ENCODER_DELAY, encoderPadding };
      return { blob: frames.finish(delay), sampleRate, ...delay };
    },
    cancel: () => output.cancel(),
  };
}

interface Place {
  channels: number;
  sampleRate: number;
  /** Number of samples before this chunk. */
  position: number;
}

/**
 * Uses AudioData where it exists: the browser copies it at once, while mediabunny would convert it sample by sample for
 * each encoder.
 */
function toAudioSample(data: Int16Array<ArrayBuffer>, { channels, sampleRate, position }: Place): AudioSample {
  const init = { data, format: 's16-planar', numberOfChannels: channels, sampleRate } as const;
  if (typeof AudioData === 'undefined') return new AudioSample({ ...init, timestamp: position / sampleRate });
  const timestamp = Math.round((position * 1e6) / sampleRate);
  return new AudioSample(new AudioData({ ...init, numberOfFrames: data.length / channels, timestamp }));
}

/**
 * Encodes a complete source of any rate and number of channels; see {@link createMp3Encoder}.
 * @throws Error when the source is empty
 */
export async function encodeMp3(
  source: PlanarSource,
  options: { sampleRate: number; channels: number; bitrate: Mp3Bitrate },
): Promise<Mp3File> {
  const input = createMp3Input(options);
  const encoder = await createMp3Encoder({ ...input, bitrate: options.bitrate });
  try {
    for await (const chunk of source) for (const samples of input.push(chunk)) await encoder.push(samples);
    for (const samples of input.finish()) await encoder.push(samples);
    return await encoder.finish();
  } catch (error) {
    await encoder.cancel().catch(() => undefined);
    throw error;
  }
}
