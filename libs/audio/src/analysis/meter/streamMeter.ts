import { MPEGDecoder } from 'mpg123-decoder';
import { ENCODER_DELAY } from '../mp3/mp3Encoder';
import { releaseSamples } from '../planar';
import { LevelMeter, type Levels } from './levelMeter';

/** Decodes an MP3 while it is encoded, and measures the decoded audio. */
export type StreamMeter = {
  /**
   * @param frame the next frame of the stream
   * @param musicFrames number of samples that the encoder had received by then; decoded samples after them are padding
   */
  push: (frame: Uint8Array, musicFrames: number) => void;
  /** May be called once, with the length of the audio in samples. */
  finish: (musicFrames: number) => Levels;
  cancel: () => void;
};

/** Delay in samples that every Layer III decoder adds. */
const DECODER_DELAY = 529;
/** About one second at 128 kbit/s, because one decoder call per frame would be slow. */
const BYTES_PER_CALL = 16 * 1024;

/**
 * Measures loudness (EBU R 128, ITU-R BS.1770-4) and true peak of the decoded samples of a stream, without encoder
 * delay and padding: encoding at 128 kbit/s attenuates by 0.45 dB, removes high frequencies, and moves peaks. mpg123
 * decodes the same everywhere, also in browsers without WebCodecs.
 */
export async function createStreamMeter(options: { sampleRate: number; channels: 1 | 2 }): Promise<StreamMeter> {
  // The information frame is written last, so the decoder cannot trim by itself.
  const decoder = new MPEGDecoder({ enableGapless: false });
  await decoder.ready;
  const meter = new LevelMeter(options);
  const waiting = new Uint8Array(BYTES_PER_CALL);
  let filled = 0;
  let toSkip = ENCODER_DELAY + DECODER_DELAY;
  let measured = 0;
  let isFreed = false;

  const free = () => {
    if (!isFreed) decoder.free();
    isFreed = true;
  };

  const decode = (musicFrames: number) => {
    const { channelData, errors } = decoder.decode(waiting.subarray(0, filled));
    filled = 0;
    if (errors.length > 0) throw new Error(`The encoded stream cannot be decoded: ${errors[0]!.message}`);
    const decoded = channelData[0]?.length ?? 0;
    const from = Math.min(toSkip, decoded);
    toSkip -= from;
    const to = Math.min(decoded, from + musicFrames - measured);
    // A mono stream is decoded to two equal channels.
    meter.push(channelData.slice(0, options.channels).map((plane) => plane.subarray(from, to)));
    measured += Math.max(0, to - from);
    releaseSamples(channelData);
  };

  return {
    push: (frame, musicFrames) => {
      if (filled + frame.length > BYTES_PER_CALL) decode(musicFrames);
      waiting.set(frame, filled);
      filled += frame.length;
    },
    finish: (musicFrames) => {
      decode(musicFrames);
      free();
      return meter.levels();
    },
    cancel: free,
  };
}
