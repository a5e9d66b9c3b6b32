import { textAt, viewAt, type ByteSource } from '../byteSource.ts';
import { readMp3FrameHeader, type Mp3FrameHeader } from './mp3FrameHeader.ts';

/** Number of bytes to search, because real files may have zeros or other tags before the first frame. */
const SEARCHED_BYTES = 64 * 1024;

/** Limit of candidates, because each may cost a read, which may be an HTTP request. */
const MOST_TRIES = 100;

/**
 * Offset of the first frame in bytes, or null. Requires two consecutive frames that agree, because two bytes of any
 * file can look like a frame header.
 */
export async function findFirstMp3Frame(source: ByteSource, start: number): Promise<number | null> {
  const bytes = await source.read(start, Math.min(SEARCHED_BYTES, source.size - start));
  let tries = 0;
  for (let at = 0; at + 4 <= bytes.length && tries < MOST_TRIES; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const first = readMp3FrameHeader(bytes, at);
    if (!first) continue;
    tries += 1;
    if (await continues(source, start + at + first.frameBytes, first)) return start + at;
  }
  return null;
}

async function continues(source: ByteSource, place: number, first: Mp3FrameHeader): Promise<boolean> {
  // A file with a single frame is valid.
  if (place === source.size) return true;
  const next = await viewAt(source, place, 4);
  if (!next) return false;
  if (textAt(next, 0, 3) === 'TAG') return true;
  const second = readMp3FrameHeader(new Uint8Array(next.buffer, next.byteOffset, 4), 0);
  // MPEG version and sample rate never change within a stream.
  return second?.sampleRate === first.sampleRate && second.samplesPerFrame === first.samplesPerFrame;
}
