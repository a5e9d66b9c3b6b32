import { readMp3FrameHeader } from './mp3FrameHeader.ts';

/** The information frame at the start of an MP3. */
export type XingTag = {
  /** Number of audio frames without the information frame; null when the tag does not contain it. */
  frameCount: number | null;
  /** Bytes from the start of the information frame to the end of the audio; null when the tag does not contain it. */
  byteCount: number | null;
  /** Samples to drop at the start and the end according to the LAME extension; null without it. */
  encoderDelay: number | null;
  encoderPadding: number | null;
};

const HAS_FRAMES = 1;
const HAS_BYTES = 2;
const HAS_TOC = 4;
const HAS_QUALITY = 8;
/** Encoders whose delay fields are reliable; the same list as in ffmpeg. */
const KNOWN_WRITERS = ['LAME', 'Lavf', 'Lavc'];

const text = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** Reads the Xing or Info tag of the frame that starts at `offset`; null when the frame contains audio. */
export function readXingTag(bytes: Uint8Array, offset: number): XingTag | null {
  const header = readMp3FrameHeader(bytes, offset);
  if (!header) return null;
  let at = offset + header.tagOffset;
  if (at + 120 > bytes.length || !['Xing', 'Info'].includes(text(bytes, at, 4))) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint32(at + 4);
  at += 8;
  const take = () => view.getUint32((at += 4) - 4);
  const frameCount = flags & HAS_FRAMES ? take() : null;
  const byteCount = flags & HAS_BYTES ? take() : null;
  if (flags & HAS_TOC) at += 100;
  if (flags & HAS_QUALITY) at += 4;

  const hasDelays = at + 24 <= bytes.length && KNOWN_WRITERS.includes(text(bytes, at, 4));
  const delays = hasDelays ? (bytes[at + 21]! << 16) | (bytes[at + 22]! << 8) | bytes[at + 23]! : null;
  return {
    frameCount,
    byteCount,
    encoderDelay: delays === null ? null : delays >> 12,
    encoderPadding: delays === null ? null : delays & 0xfff,
  };
}
