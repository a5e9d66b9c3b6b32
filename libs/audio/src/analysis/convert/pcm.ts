import type { TrackTags } from '../files/audioFormat';

/** Uncompressed audio as a stream of bytes, in the layout of WAV. */
export interface PcmSource {
  sampleRate: number;
  channels: number;
  /** Bits per sample: 8, 16, 24 or 32; for floats 32 or 64. */
  bits: number;
  isFloat: boolean;
  /** Number of samples per channel, for progress; null when the file does not contain it. */
  frames: number | null;
  tags: TrackTags;
  /** Interleaved samples in whole frames, little-endian; 8-bit samples are unsigned. Can be read once. */
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>;
}

/** Bytes of a frame, which has one sample of each channel. */
export const blockBytesOf = ({ channels, bits }: Pick<PcmSource, 'channels' | 'bits'>): number => (channels * bits) / 8;
