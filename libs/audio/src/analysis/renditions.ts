import type { TrackAnalysis } from './analyser';
import { createStreamMeter } from './meter/streamMeter';
import { WaveformMeter } from './meter/waveform';
import { toMonoOrStereo } from './mp3/channelLayout';
import { createMp3Encoder, type Mp3Encoder, type Mp3File } from './mp3/mp3Encoder';
import { createMp3Input } from './mp3/mp3Input';
import { releaseSamples, type PlanarChunk } from './planar';

/** The renditions of a master, and its measurements. */
export type Renditions = {
  /**
   * Duration and waveform are those of the master; loudness and true peak are those of the stream, which listeners
   * hear.
   */
  analysis: TrackAnalysis;
  /** 128 kbit/s; delay and padding are samples at `stream.sampleRate`. */
  stream: Mp3File;
  /** 320 kbit/s; null when `hasPurchase` is false. */
  purchase: Mp3File | null;
};

/** Takes the chunks of a master in order. Its memory does not depend on the duration. */
export type RenditionMaker = {
  /** Resolves when it is ready for more: await it to limit memory. The chunk is not needed afterwards. */
  push: (chunk: PlanarChunk) => Promise<void>;
  /** May be called once. */
  finish: () => Promise<Renditions>;
  /** Cancels and terminates the threads of the encoders. */
  cancel: () => Promise<void>;
};

/**
 * Encodes a master for streaming and, if `hasPurchase`, for buyers, and measures the stream, in one pass.
 *
 * @param source rate in Hz and channels of the master; more than two channels are mixed down as in ITU-R BS.775, 6 dB
 *   lower
 * @example
 * const maker = await createRenditions({ sampleRate: 48000, channels: 6, hasPurchase: true });
 * for await (const chunk of decoded.chunks) await maker.push(chunk);
 * const { stream, purchase, analysis } = await maker.finish();
 */
export async function createRenditions(source: {
  sampleRate: number;
  channels: number;
  hasPurchase: boolean;
}): Promise<RenditionMaker> {
  const input = createMp3Input(source);
  const { sampleRate, channels } = input;
  const meter = await createStreamMeter({ sampleRate, channels });
  const waveform = new WaveformMeter();
  const encoders: Mp3Encoder[] = [];
  let masterFrames = 0;
  let streamFrames = 0;

  async function cancel(): Promise<void> {
    meter.cancel();
    await Promise.allSettled(encoders.map((encoder) => encoder.cancel()));
  }

  async function encode(samples: Int16Array<ArrayBuffer>): Promise<void> {
    streamFrames += samples.length / channels;
    let readers = encoders.length;
    const handleRead = () => --readers === 0 && releaseSamples([samples]);
    await Promise.all(encoders.map((encoder) => encoder.push(samples, handleRead)));
  }

  try {
    encoders.push(await createMp3Encoder({ sampleRate, channels, bitrate: 128_000, onFrame: meter.push }));
    if (source.hasPurchase) encoders.push(await createMp3Encoder({ sampleRate, channels, bitrate: 320_000 }));
  } catch (error) {
    await cancel();
    throw error;
  }

  return {
    push: async (chunk) => {
      const folded = toMonoOrStereo(chunk);
      masterFrames += folded[0]?.length ?? 0;
      waveform.push(folded);
      for (const samples of input.push(folded)) await encode(samples);
    },
    finish: async () => {
      for (const samples of input.finish()) await encode(samples);
      const [stream, purchase = null] = await Promise.all(encoders.map((encoder) => encoder.finish()));
      const analysis = {
        durationMs: Math.round((masterFrames * 1000) / source.sampleRate),
        frames: masterFrames,
        sampleRate: source.sampleRate,
        ...meter.finish(streamFrames),
        peaks: waveform.peaks(),
      };
      return { analysis, stream: stream!, purchase };
    },
    cancel,
  };
}
