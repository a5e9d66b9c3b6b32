import type { ByteSource } from '../byteSource.ts';
import { fault, type AudioFault, type Mp3Facts } from './audioFile.ts';
import { countMp3Frames } from './countMp3Frames.ts';
import { findFirstMp3Frame } from './findFirstMp3Frame.ts';
import { readMp3FrameHeader } from './mp3FrameHeader.ts';
import { readXingTag, type XingTag } from './xingTag.ts';

const LARGEST_FRAME_BYTES = 2881;
/** Delay in samples that every decoder adds to that of the encoder. */
const DECODER_DELAY = 529;
/** Frames that may be missing: editors can be off by one or two frames without loss of audio. */
const FRAMES_TOLERATED = 2;

/**
 * Inspects an MP3 and compares its frames with its information frame. Without that frame nothing is declared, and an
 * incomplete last frame is ignored, as players do.
 * @param start offset in bytes after any ID3v2 tags
 */
export async function inspectMp3(source: ByteSource, start: number, isWhole: boolean): Promise<Mp3Facts | AudioFault> {
  const firstFrame = await findFirstMp3Frame(source, start);
  const head = firstFrame === null ? null : await source.read(firstFrame, LARGEST_FRAME_BYTES);
  const first = head && readMp3FrameHeader(head, 0);
  if (firstFrame === null || !head || !first) return fault('not_audio', 'This file holds no MP3 audio.');
  const xing = readXingTag(head, 0);
  const promised = xing?.frameCount ?? null;
  const music = firstFrame + (xing ? first.frameBytes : 0);
  const frames = isWhole ? await countMp3Frames(source, music, first) : promised;
  if (frames === 0) return fault('empty', 'This MP3 file holds no audio.');
  if (frames !== null && promised !== null && frames < promised - FRAMES_TOLERATED)
    return fault('truncated', `This MP3 file should hold ${promised} frames and holds ${frames}.`);
  return {
    format: 'mp3',
    sampleRate: first.sampleRate,
    channels: first.channels,
    frames: frames === null ? null : frames * first.samplesPerFrame,
    trim: trimOf(xing),
    tagEnd: start,
    firstFrame,
  };
}

function trimOf(xing: XingTag | null): { start: number; end: number } {
  if (xing?.encoderDelay == null || xing.encoderPadding == null || xing.encoderDelay === 0) return { start: 0, end: 0 };
  return { start: xing.encoderDelay + DECODER_DELAY, end: Math.max(0, xing.encoderPadding - DECODER_DELAY) };
}
