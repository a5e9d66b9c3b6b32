import type { ByteSource } from '../byteSource.ts';
import { readMp3FrameHeader, type Mp3FrameHeader } from './mp3FrameHeader.ts';

const WINDOW_BYTES = 1 << 20;
/** ID3v1, APE and misplaced ID3v2 tags, after which no frame follows. */
const END_MARKS = ['TAG', 'APETAGEX', 'ID3'];

/**
 * Counts the complete frames from `start` to the end of the audio.
 * @param start offset in bytes
 * @param like header of the first frame, whose sample rate all frames must have
 */
export async function countMp3Frames(source: ByteSource, start: number, like: Mp3FrameHeader): Promise<number> {
  let frames = 0;
  let windowAt = start;
  let bytes = await source.read(windowAt, WINDOW_BYTES);
  for (let at = start; ;) {
    if (at + 8 > windowAt + bytes.length && windowAt + bytes.length < source.size) {
      windowAt = at;
      bytes = await source.read(windowAt, WINDOW_BYTES);
    }
    const header = readMp3FrameHeader(bytes, at - windowAt);
    if (header?.sampleRate === like.sampleRate) {
      if (at + header.frameBytes > source.size) return frames;
      frames += 1;
      at += header.frameBytes;
      continue;
    }
    // Invalid bytes between frames are skipped, as players do.
    if (at + 4 >= source.size || isEnd(bytes, at - windowAt)) return frames;
    at += 1;
  }
}

const isEnd = (bytes: Uint8Array, offset: number): boolean =>
  END_MARKS.some((mark) => [...mark].every((sign, index) => bytes[offset + index] === sign.charCodeAt(0)));
