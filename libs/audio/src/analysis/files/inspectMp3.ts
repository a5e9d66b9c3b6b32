import { readMp3FrameHeader, type Mp3FrameHeader } from '../mp3/frameHeader';
import { readXingTag, type XingTag } from '../mp3/xingTag';
import { readSlice, textAt } from '../retag/bytes';
import { AudioFileError } from './audioFileError';
import { findFirstMp3Frame } from './detectFormat';
import type { Inspection } from './inspectWav';

export type Mp3Inspection = Inspection & {
  /** From the LAME tag: what to drop at either end of the decoded samples so that only the music is left. */
  trim: { start: number; end: number };
};

const WINDOW_BYTES = 1 << 20;
const HEAD_BYTES = 16384;
/** What every decoder adds to the delay of the encoder. */
const DECODER_DELAY = 529;
/** Cutting tools and tag editors are a frame or two off without any music being lost. */
const FRAMES_TOLERATED = 2;

/**
 * Walks from frame to frame through the whole file and compares with what its information frame says.
 * @param start behind any ID3v2 tag
 * @throws AudioFileError `truncated` when frames are missing or the last one is cut, `empty` when there is none
 */
export async function inspectMp3(file: Blob, start: number): Promise<Mp3Inspection> {
  const head = await readSlice(file, start, HEAD_BYTES);
  const offset = findFirstMp3Frame(head);
  const first = offset === null ? null : readMp3FrameHeader(head, offset);
  if (offset === null || !first) throw new AudioFileError('not_audio', 'This file holds no MP3 audio.');
  const xing = readXingTag(head, offset);
  const { frames, isCut } = await walk(file, start + offset + (xing ? first.frameBytes : 0), first);
  if (frames === 0) throw new AudioFileError('empty', 'This MP3 file holds no audio.');
  if (isTruncated(xing, frames, isCut)) {
    throw new AudioFileError(
      'truncated',
      `This MP3 file should hold ${xing?.frameCount ?? 'more'} frames and holds ${frames}.`,
    );
  }
  const { sampleRate, channels, samplesPerFrame } = first;
  return { sampleRate, channels, frames: frames * samplesPerFrame, trim: trimOf(xing) };
}

function isTruncated(xing: XingTag | null, frames: number, isCut: boolean): boolean {
  if (xing?.frameCount != null) return frames < xing.frameCount - FRAMES_TOLERATED;
  return isCut;
}

function trimOf(xing: XingTag | null): { start: number; end: number } {
  if (xing?.encoderDelay == null || xing.encoderPadding == null || xing.encoderDelay === 0) return { start: 0, end: 0 };
  return { start: xing.encoderDelay + DECODER_DELAY, end: Math.max(0, xing.encoderPadding - DECODER_DELAY) };
}

async function walk(file: Blob, start: number, like: Mp3FrameHeader): Promise<{ frames: number; isCut: boolean }> {
  let frames = 0;
  let windowAt = start;
  let bytes = await readSlice(file, windowAt, WINDOW_BYTES);
  for (let at = start; ;) {
    if (at + 4 > windowAt + bytes.length && windowAt + bytes.length < file.size) {
      windowAt = at;
      bytes = await readSlice(file, windowAt, WINDOW_BYTES);
    }
    const header = readMp3FrameHeader(bytes, at - windowAt);
    if (header?.sampleRate === like.sampleRate) {
      if (at + header.frameBytes > file.size) return { frames, isCut: true };
      frames++;
      at += header.frameBytes;
      continue;
    }
    // ID3v1, APE tags or padding end the music; garbage in the middle does not, players look for the next frame too.
    if (isTagAt(bytes, at - windowAt) || at + 4 >= file.size) return { frames, isCut: false };
    at++;
  }
}

const isTagAt = (bytes: Uint8Array, offset: number): boolean =>
  textAt(bytes, offset, 3) === 'TAG' || textAt(bytes, offset, 8) === 'APETAGEX' || textAt(bytes, offset, 3) === 'ID3';
