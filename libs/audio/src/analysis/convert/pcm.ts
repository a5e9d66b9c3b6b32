import type { TrackTags } from '../files/audioFormat';

/** Uncompressed sound that streams by, as a WAV holds it. */
export interface PcmSource {
  sampleRate: number;
  channels: number;
  /** 8, 16, 24 or 32, of floats 32 or 64. */
  bits: number;
  isFloat: boolean;
  /** Samples per channel to come, for progress; null when the file does not say. */
  frames: number | null;
  tags: TrackTags;
  /** Interleaved samples, little-endian, those of 8 bits without sign; whole frames. Can be read once. */
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/** Bytes of a frame: one sample of each channel. */
export const blockBytesOf = ({ channels, bits }: Pick<PcmSource, 'channels' | 'bits'>): number => (channels * bits) / 8;
