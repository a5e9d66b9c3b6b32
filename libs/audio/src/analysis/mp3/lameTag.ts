import { crc16 } from './crc16';
import { readMp3FrameHeader } from '@fairtone/media';

const TAG_BYTES = 120;
const LAME_BYTES = 36;
const WRITER = 'LAME3.100';
const CBR = 1;

/** The audio frames that the information frame describes. */
export type AudioFrames = {
  first: Uint8Array;
  /** Length of each frame in bytes, in order. */
  lengths: readonly number[];
  /** CRC of all frames, see {@link crc16}. */
  crc: number;
};

const writeText = (bytes: Uint8Array, offset: number, value: string) => {
  for (let i = 0; i < value.length; i++) bytes[offset + i] = value.charCodeAt(i);
};

/**
 * Builds the information frame ("Info" with LAME extension) that precedes a constant-bitrate stream. Without its delay
 * and padding a player cannot know where the audio begins and ends, and albums get a click or gap between tracks.
 * @throws Error when `first` is no MP3 frame or its bitrate is too low for the tag
 */
export function buildInfoFrame(
  { first, lengths, crc }: AudioFrames,
  delay: { encoderDelay: number; encoderPadding: number },
): Uint8Array<ArrayBuffer> {
  const header = readMp3FrameHeader(first, 0);
  if (!header) throw new Error('An MP3 stream begins with a frame.');

  const frame = new Uint8Array(unpaddedFrameBytes(first));
  const view = new DataView(frame.buffer);
  // The same header as the audio, for players that take the bitrate from the first frame; without CRC and padding.
  frame.set(first.subarray(0, 4));
  frame[1]! |= 1;
  frame[2]! &= ~2;

  const audioBytes = lengths.reduce((sum, bytes) => sum + bytes, 0);
  const totalBytes = frame.length + audioBytes;
  const tag = header.tagOffset;
  writeText(frame, tag, 'Info');
  view.setUint32(tag + 4, 15);
  view.setUint32(tag + 8, lengths.length);
  view.setUint32(tag + 12, totalBytes);
  frame.set(tableOfContents(lengths, frame.length, totalBytes), tag + 16);
  view.setUint32(tag + 116, 50);

  const lame = tag + TAG_BYTES;
  writeText(frame, lame, WRITER);
  frame[lame + 9] = CBR;
  frame[lame + 20] = Math.min(255, header.bitrate / 1000);
  const { encoderDelay, encoderPadding } = delay;
  frame[lame + 21] = encoderDelay >> 4;
  frame[lame + 22] = ((encoderDelay & 15) << 4) | (encoderPadding >> 8);
  frame[lame + 23] = encoderPadding & 255;
  view.setUint32(lame + 28, totalBytes);
  view.setUint16(lame + 32, crc);
  view.setUint16(lame + 34, crc16(frame.subarray(0, lame + 34)));
  return frame;
}

/** One byte per percent of the duration: the position in the file, in 1/256 of its size. */
function tableOfContents(lengths: readonly number[], headBytes: number, totalBytes: number): Uint8Array {
  const toc = new Uint8Array(100);
  let position = headBytes;
  let index = 0;
  for (let percent = 0; percent < 100; percent++) {
    const target = Math.floor((lengths.length * percent) / 100);
    for (; index < target; index++) position += lengths[index]!;
    toc[percent] = Math.min(255, Math.floor((256 * position) / totalBytes));
  }
  return toc;
}

function unpaddedFrameBytes(frame: Uint8Array): number {
  const plain = frame.slice(0, 4);
  plain[2]! &= ~2;
  const bytes = readMp3FrameHeader(plain, 0)!.frameBytes;
  if (bytes < 36 + TAG_BYTES + LAME_BYTES) throw new Error('This bitrate is too low to carry a LAME tag.');
  return bytes;
}
