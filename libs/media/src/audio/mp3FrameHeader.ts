const KBIT_MPEG1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBIT_MPEG2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLE_RATES = [44100, 48000, 32000];

/** The used fields of an MPEG audio Layer III frame header. */
export type Mp3FrameHeader = {
  sampleRate: number;
  channels: 1 | 2;
  bitrate: number;
  /** Length of the frame in bytes, including the header. */
  frameBytes: number;
  samplesPerFrame: 576 | 1152;
  /** Offset in the frame of a Xing, Info or LAME tag. */
  tagOffset: number;
};

/**
 * Reads the frame header at `offset`; null when there is none. Other layers, free format and reserved values count as
 * none.
 */
export function readMp3FrameHeader(bytes: Uint8Array, offset: number): Mp3FrameHeader | null {
  if (offset + 4 > bytes.length) return null;
  const [a, b, c, d] = [bytes[offset]!, bytes[offset + 1]!, bytes[offset + 2]!, bytes[offset + 3]!];
  if (a !== 0xff || (b & 0xe0) !== 0xe0) return null;
  const version = (b >> 3) & 3;
  const isLayer3 = ((b >> 1) & 3) === 1;
  const rateIndex = (c >> 2) & 3;
  const isMpeg1 = version === 3;
  const kbit = (isMpeg1 ? KBIT_MPEG1 : KBIT_MPEG2)[c >> 4];
  if (version === 1 || !isLayer3 || rateIndex === 3 || !kbit) return null;

  const sampleRate = SAMPLE_RATES[rateIndex]! / (isMpeg1 ? 1 : version === 2 ? 2 : 4);
  const channels = d >> 6 === 3 ? 1 : 2;
  const padding = (c >> 1) & 1;
  const sideInfoBytes = isMpeg1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17;
  return {
    sampleRate,
    channels,
    bitrate: kbit * 1000,
    frameBytes: Math.floor(((isMpeg1 ? 144 : 72) * kbit * 1000) / sampleRate) + padding,
    samplesPerFrame: isMpeg1 ? 1152 : 576,
    tagOffset: 4 + sideInfoBytes,
  };
}
