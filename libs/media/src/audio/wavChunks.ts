import { textAt, viewAt, type ByteSource } from '../byteSource.ts';

/** A chunk of a RIFF file. `bytes` is the declared length, except for `data`, whose length recorders often leave out. */
export interface WavChunk {
  id: string;
  /** Offset of its content in the file, in bytes. */
  start: number;
  bytes: number;
  /** Whether the chunk's own header declares this length. */
  isDeclared: boolean;
}

const HEADER_BYTES = 8;
const MOST_CHUNKS = 500;
const DS64_BYTES = 24;
/**
 * Ranges of placeholders that streaming programs write instead of a size: ffmpeg 0xffffffff, sox a number just below 2
 * GB, both sometimes minus the header. 0 is also used, but can be the size of an empty file.
 */
const UNKNOWN_SIZES = [0x7fff0000, 0x80000100, 0xffff0000, 0xffffffff] as const;

/**
 * Reads the chunks of a WAV or RF64 file in order. After a `data` chunk of unknown size there are no others: its
 * samples extend to the end of the file.
 * @param start offset of `RIFF` in bytes
 */
export async function readWavChunks(source: ByteSource, start: number): Promise<WavChunk[]> {
  const chunks: WavChunk[] = [];
  let longBytes = 0;
  for (let place = start + 12; chunks.length < MOST_CHUNKS;) {
    const header = await viewAt(source, place, HEADER_BYTES);
    if (!header) break;
    const chunk = {
      id: textAt(header, 0, 4),
      start: place + HEADER_BYTES,
      bytes: header.getUint32(4, true),
      isDeclared: true,
    };
    if (chunk.id === 'ds64') longBytes = await readLongSize(source, chunk.start);
    chunks.push(chunk.id === 'data' ? await sized(source, chunk, longBytes) : chunk);
    const { bytes } = chunks.at(-1)!;
    // Chunks start at even offsets.
    place = chunk.start + bytes + (bytes % 2);
  }
  return chunks;
}

/** Size of the samples in the `ds64` chunk (EBU Tech 3306); 0 when it was never written. */
async function readLongSize(source: ByteSource, start: number): Promise<number> {
  const view = await viewAt(source, start, DS64_BYTES);
  const bytes = view ? Number(view.getBigUint64(8, true)) : 0;
  return Number.isSafeInteger(bytes) ? bytes : 0;
}

async function sized(source: ByteSource, chunk: WavChunk, longBytes: number): Promise<WavChunk> {
  const present = source.size - chunk.start;
  const isLong = chunk.bytes === 0xffffffff && longBytes > 0;
  if (isLong) return { ...chunk, bytes: longBytes, isDeclared: false };
  const isUnknown = chunk.bytes === 0 ? !(await isChunkList(source, chunk.start)) : isUnsetLength(chunk.bytes, present);
  return isUnknown ? { ...chunk, bytes: present, isDeclared: false } : chunk;
}

function isUnsetLength(bytes: number, present: number): boolean {
  const [low, high, lowest, highest] = UNKNOWN_SIZES;
  return bytes > present && ((bytes >= low && bytes <= high) || (bytes >= lowest && bytes <= highest));
}

/** Whether there are only complete chunks, or nothing, from an offset to the end of the file. */
async function isChunkList(source: ByteSource, from: number): Promise<boolean> {
  let place = from;
  for (let count = 0; count < MOST_CHUNKS; count += 1) {
    if (place >= source.size) return place <= source.size + 1;
    const header = await viewAt(source, place, HEADER_BYTES);
    if (!header || !/^[\x20-\x7e]{4}$/.test(textAt(header, 0, 4))) return false;
    const bytes = header.getUint32(4, true);
    place += HEADER_BYTES + bytes + (bytes % 2);
  }
  return false;
}
