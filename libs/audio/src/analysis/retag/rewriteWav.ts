import { blobSource, readWavChunks, type WavChunk } from '@fairtone/media';
import { ascii, concat, readSlice, textAt, u32le, type Bytes } from './bytes';
import { ID3_HEADER_BYTES, id3v2Size } from './id3v2';

const CHUNK_HEADER_BYTES = 8;
/** Larger files need RF64, which older readers do not support. */
const LARGEST_BYTES = 0xffffffff;

interface Changes {
  /** Whether a chunk of the file is kept. `form` is the type of a LIST, empty for other chunks. */
  keeps?: (chunk: WavChunk, form: string) => boolean;
  /** Chunks to add at the end. */
  added?: Bytes[];
}

/**
 * Rewrites a WAV or RF64 file as a RIFF with correct sizes. When the header of a streamed file has no size, the samples
 * extend to the end of the file. Samples are not copied. A file of more than 4 GB is returned unchanged.
 * @throws Error when the file is not a WAV
 */
export async function rewriteWav(file: Blob, { keeps = () => true, added = [] }: Changes = {}): Promise<Blob> {
  const start = id3v2Size(await readSlice(file, 0, ID3_HEADER_BYTES));
  const head = await readSlice(file, start, 12);
  if (!['RIFF', 'RF64', 'BW64'].includes(textAt(head, 0, 4)) || textAt(head, 8, 4) !== 'WAVE')
    throw new Error('This is not a WAV file.');
  if (file.size > LARGEST_BYTES) return file;
  const parts: Blob[] = [];
  for (const chunk of await readWavChunks(blobSource(file), start)) {
    const form = chunk.id === 'LIST' ? textAt(await readSlice(file, chunk.start, 4), 0, 4) : '';
    // `ds64` has 64-bit sizes, which RIFF does not support.
    if (chunk.id !== 'ds64' && keeps(chunk, form)) parts.push(await copyOf(file, chunk));
  }
  const body = new Blob(['WAVE', ...parts, ...added]);
  return new Blob([ascii('RIFF'), u32le(body.size), body], { type: 'audio/wav' });
}

async function copyOf(file: Blob, { id, start, bytes }: WavChunk): Promise<Blob> {
  const content = file.slice(start, start + bytes);
  const header = concat([ascii(id), u32le(content.size)]);
  return new Blob([header, id === 'fmt ' ? await fullFormat(content) : content, new Uint8Array(content.size % 2)]);
}

/**
 * Declares 20-bit samples, which are stored in three bytes, as 24-bit samples: the values are the same, and every
 * reader supports 24 bits.
 */
async function fullFormat(content: Blob): Promise<Bytes> {
  const bytes = await readSlice(content, 0, content.size);
  if (bytes.length < 16) return bytes;
  const view = new DataView(bytes.buffer);
  view.setUint16(14, (view.getUint16(12, true) / view.getUint16(2, true)) * 8, true);
  return bytes;
}

export function wavChunk(id: string, body: Uint8Array): Bytes {
  return concat([ascii(id), u32le(body.length), body, new Uint8Array(body.length % 2)]);
}

/** Builds the header of a WAV with uncompressed samples, up to the first sample. */
export function wavHeader(options: {
  sampleRate: number;
  channels: number;
  bits: number;
  isFloat: boolean;
  bytes: number;
}): Bytes {
  const { sampleRate, channels, bits, isFloat, bytes } = options;
  const blockBytes = (bits / 8) * channels;
  const format = new DataView(new ArrayBuffer(16));
  format.setUint16(0, isFloat ? 3 : 1, true);
  format.setUint16(2, channels, true);
  format.setUint32(4, sampleRate, true);
  format.setUint32(8, sampleRate * blockBytes, true);
  format.setUint16(12, blockBytes, true);
  format.setUint16(14, bits, true);
  const chunks = wavChunk('fmt ', new Uint8Array(format.buffer));
  const size = 4 + chunks.length + CHUNK_HEADER_BYTES + bytes + (bytes % 2);
  return concat([ascii('RIFF'), u32le(size), ascii('WAVE'), chunks, ascii('data'), u32le(bytes)]);
}
