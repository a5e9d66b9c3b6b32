import { readSlice } from '../retag/bytes';
import { AudioFileError } from './audioFileError';
import type { Inspection } from './inspectWav';

const MARK_BYTES = 4;
const BLOCK_HEADER_BYTES = 4;
const STREAM_INFO_BYTES = 34;

/**
 * Reads the stream information, which promises a number of samples; whether they are there shows only when decoding.
 * @param start where `fLaC` is (behind an ID3v2 tag that some programs put in front)
 * @throws AudioFileError `truncated` when the file ends inside its header or right behind it, `undecodable`
 */
export async function inspectFlac(file: Blob, start: number): Promise<Inspection> {
  const infoAt = start + MARK_BYTES + BLOCK_HEADER_BYTES;
  const info = await readSlice(file, infoAt, STREAM_INFO_BYTES);
  if (info.length < STREAM_INFO_BYTES) throw new AudioFileError('truncated', 'This FLAC file ends inside its header.');
  const sampleRate = (info[10]! << 12) | (info[11]! << 4) | (info[12]! >> 4);
  const channels = ((info[12]! >> 1) & 7) + 1;
  const frames = (info[13]! & 15) * 2 ** 32 + new DataView(info.buffer).getUint32(14);
  if (sampleRate === 0) throw new AudioFileError('undecodable', 'The header of this FLAC file is damaged.');
  if ((await firstFrameAt(file, start)) >= file.size)
    throw new AudioFileError('truncated', 'This FLAC file ends before its music begins.');
  return { sampleRate, channels, frames: frames === 0 ? null : frames };
}

async function firstFrameAt(file: Blob, start: number): Promise<number> {
  let at = start + MARK_BYTES;
  for (;;) {
    const header = await readSlice(file, at, BLOCK_HEADER_BYTES);
    if (header.length < BLOCK_HEADER_BYTES) return file.size;
    at += BLOCK_HEADER_BYTES + ((header[1]! << 16) | (header[2]! << 8) | header[3]!);
    if (header[0]! & 0x80) return at;
  }
}
