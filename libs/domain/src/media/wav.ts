import { textAt, viewAt, type ByteSource } from './byteSource.ts';

const MOST_CHUNKS = 500;
const MOST_CHANNELS = 64;
const HIGHEST_HERTZ = 768_000;

/** @returns what is wrong, or null. Both sizes in the header must be there: a decoder would make room for what is claimed. */
export async function faultOfWav(source: ByteSource): Promise<string | null> {
  const head = await viewAt(source, 0, 12);
  if (!head || textAt(head, 0, 4) !== 'RIFF' || textAt(head, 8, 4) !== 'WAVE') return 'it is no WAV';
  if (head.getUint32(4, true) + 8 > source.size) return 'its header claims more than there is';
  let hasFormat = false;
  let place = 12;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    const chunk = await viewAt(source, place, 8);
    if (!chunk) break;
    const [name, bytes] = [textAt(chunk, 0, 4), chunk.getUint32(4, true)];
    if (place + 8 + bytes > source.size) return 'its header claims more than there is';
    if (name === 'fmt ') {
      if (!(await isFormat(source, place + 8, bytes))) return 'its format is broken';
      hasFormat = true;
    }
    if (name === 'data') return hasFormat && bytes > 0 ? null : 'it holds no sound';
    // Chunks begin at even places.
    place += 8 + bytes + (bytes % 2);
  }
  return 'it holds no sound';
}

async function isFormat(source: ByteSource, place: number, bytes: number): Promise<boolean> {
  const format = bytes < 16 ? null : await viewAt(source, place, 16);
  if (!format) return false;
  const [channels, hertz] = [format.getUint16(2, true), format.getUint32(4, true)];
  const [blockBytes, bits] = [format.getUint16(12, true), format.getUint16(14, true)];
  const isSound = channels >= 1 && channels <= MOST_CHANNELS && hertz >= 1000 && hertz <= HIGHEST_HERTZ;
  return isSound && blockBytes > 0 && bits <= 64;
}
