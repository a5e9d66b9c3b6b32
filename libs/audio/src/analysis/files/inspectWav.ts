import { readSlice, textAt } from '../retag/bytes';
import { AudioFileError } from './audioFileError';

/** What the header of a file promises. `frames` is null where the header does not say. */
export type Inspection = {
  sampleRate: number;
  channels: number;
  /** Samples per channel that a complete file decodes to, encoder delay and padding included. */
  frames: number | null;
};

const CHUNK_HEADER_BYTES = 8;
/** Integer and float samples, and the container that names either; A-law and the rest are not music. */
const KNOWN_CODINGS = [1, 3, 0xfffe];
/** Written by recorders that never came back to fill the size in. */
const UNKNOWN_SIZE = 0xffffffff;

/** @throws AudioFileError `truncated` when the samples end before the header says so, `empty`, `unsupported` or `undecodable` */
export async function inspectWav(file: Blob): Promise<Inspection> {
  let format: { sampleRate: number; channels: number; blockBytes: number } | null = null;
  let longDataBytes: number | null = null;
  for (let at = 12; at + CHUNK_HEADER_BYTES <= file.size;) {
    const header = await readSlice(file, at, CHUNK_HEADER_BYTES);
    const id = textAt(header, 0, 4);
    const size = new DataView(header.buffer).getUint32(4, true);
    const start = at + CHUNK_HEADER_BYTES;
    if (id === 'fmt ') format = readFormat(await readSlice(file, start, Math.min(size, 40)));
    if (id === 'ds64')
      longDataBytes = Number(new DataView((await readSlice(file, start, 24)).buffer).getBigUint64(8, true));
    if (id === 'data') {
      if (!format)
        throw new AudioFileError('undecodable', 'The samples of this WAV file come before their description.');
      return { ...format, frames: countFrames(longDataBytes ?? size, file.size - start, format.blockBytes) };
    }
    at = start + size + (size % 2);
  }
  throw new AudioFileError('truncated', 'This WAV file ends before its samples begin.');
}

function readFormat(bytes: Uint8Array<ArrayBuffer>): { sampleRate: number; channels: number; blockBytes: number } {
  if (bytes.length < 16) throw new AudioFileError('truncated', 'This WAV file ends inside its header.');
  const view = new DataView(bytes.buffer);
  const coding = view.getUint16(0, true);
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const blockBytes = view.getUint16(12, true);
  if (!KNOWN_CODINGS.includes(coding))
    throw new AudioFileError('unsupported', `WAV coding ${coding} is not supported; use PCM.`);
  if (channels === 0 || sampleRate === 0 || blockBytes === 0)
    throw new AudioFileError('undecodable', 'The header of this WAV file is damaged.');
  return { sampleRate, channels, blockBytes };
}

function countFrames(promisedBytes: number, presentBytes: number, blockBytes: number): number | null {
  if (promisedBytes === UNKNOWN_SIZE) return null;
  if (promisedBytes < blockBytes) throw new AudioFileError('empty', 'This WAV file holds no samples.');
  if (presentBytes < promisedBytes) {
    throw new AudioFileError(
      'truncated',
      `This WAV file should hold ${promisedBytes} bytes of samples and holds ${presentBytes}.`,
    );
  }
  return Math.floor(promisedBytes / blockBytes);
}
