import { textAt, viewAt, type ByteSource } from './byteSource.ts';
import { skipId3 } from './id3.ts';

/** kbit/s of layer III by index; 0: free format, which players do not agree on. */
const KBITS_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 0];
const KBITS_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 0];
const HERTZ_V1 = [44_100, 48_000, 32_000, 0];

/** Zeroes and forgotten tags stand between the tag and the first frame of real files. */
const SEARCHED_BYTES = 64 * 1024;

/** Each costs a read, which may be a request. */
const MOST_TRIES = 100;

/** Bytes of the frame of layer III whose header these four bytes are, or null. */
function frameBytes(header: number): number | null {
  const version = (header >>> 19) & 3;
  const isSync = header >>> 21 === 0x7ff;
  const isLayer3 = ((header >>> 17) & 3) === 1;
  if (!isSync || !isLayer3 || version === 1) return null;
  const isV1 = version === 3;
  const kbits = (isV1 ? KBITS_V1 : KBITS_V2)[(header >>> 12) & 15]!;
  const hertz = HERTZ_V1[(header >>> 10) & 3]! / { 0: 4, 2: 2, 3: 1 }[version as 0 | 2 | 3];
  if (kbits === 0 || hertz === 0) return null;
  return Math.floor(((isV1 ? 144 : 72) * kbits * 1000) / hertz) + ((header >>> 9) & 1);
}

/** Version, layer and sample rate: they never change within a stream. */
const CONSTANT_BITS = 0xfffe0c00 | 0;

/** @returns what is wrong, or null. It is an MP3 when one frame follows another where the first says it ends. */
export async function faultOfMp3(source: ByteSource): Promise<string | null> {
  const start = await skipId3(source);
  if (start === null) return 'its tag claims more than there is';
  const searched = await viewAt(source, start, Math.min(SEARCHED_BYTES, source.size - start));
  let tries = 0;
  for (let at = 0; searched && at + 4 <= searched.byteLength && tries < MOST_TRIES; at += 1) {
    const header = searched.getUint32(at);
    const bytes = frameBytes(header);
    if (bytes === null) continue;
    tries += 1;
    if (await continues(source, start + at + bytes, header)) return null;
  }
  return 'it holds no MP3 frames';
}

async function continues(source: ByteSource, place: number, header: number): Promise<boolean> {
  if (place === source.size) return true;
  const next = await viewAt(source, place, 4);
  if (!next) return false;
  if (textAt(next, 0, 3) === 'TAG') return true;
  return frameBytes(next.getUint32(0)) !== null && ((next.getUint32(0) ^ header) & CONSTANT_BITS) === 0;
}
