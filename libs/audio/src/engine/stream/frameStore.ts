import { readMp3FrameHeader, type Mp3FrameHeader } from '@fairtone/media';
import { readXingTag } from '@fairtone/media';

/**
 * Finds the frames of an MP3 file while its bytes arrive, so that any of them can be appended to the browser's buffer.
 */
export type FrameStore = {
  push: (chunk: Uint8Array) => void;
  /** Number of complete frames, without the information frame. */
  count: () => number;
  /** Number of bytes received. */
  byteLength: () => number;
  /** Header of the first frame, representative for all; null before it has arrived. */
  header: () => Mp3FrameHeader | null;
  /** Encoder delay and padding in samples from the file's tag; null without one. */
  tag: () => { encoderDelay: number; encoderPadding: number } | null;
  /** Bytes of the frames `from` (inclusive) to `to` (exclusive). */
  slice: (from: number, to: number) => Uint8Array<ArrayBuffer>;
};

const FIRST_CAPACITY = 1 << 18;
const ID3_HEADER_BYTES = 10;
/** Bytes of a frame header. */
const HEADER_BYTES = 4;

export function createFrameStore(): FrameStore {
  let bytes = new Uint8Array(FIRST_CAPACITY);
  let length = 0;
  let scanned = 0;
  let hasSkippedTags = false;
  let header: Mp3FrameHeader | null = null;
  let tag: { encoderDelay: number; encoderPadding: number } | null = null;
  const starts: number[] = [];
  let end = 0;

  function scan() {
    if (!hasSkippedTags && !skipTags()) return;
    while (scanned + HEADER_BYTES <= length) {
      const found = readMp3FrameHeader(bytes.subarray(0, length), scanned);
      if (!found || (header && found.sampleRate !== header.sampleRate)) scanned += 1;
      else if (scanned + found.frameBytes > length) return;
      else take(found);
    }
  }

  function skipTags(): boolean {
    if (length < ID3_HEADER_BYTES) return false;
    const isId3 = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33;
    if (isId3) scanned = ID3_HEADER_BYTES + ((bytes[6]! << 21) | (bytes[7]! << 14) | (bytes[8]! << 7) | bytes[9]!);
    hasSkippedTags = true;
    return true;
  }

  function take(found: Mp3FrameHeader) {
    const xing = header ? null : readXingTag(bytes.subarray(0, scanned + found.frameBytes), scanned);
    if (xing) {
      const { encoderDelay, encoderPadding } = xing;
      if (encoderDelay !== null && encoderPadding !== null) tag = { encoderDelay, encoderPadding };
    } else {
      header ??= found;
      starts.push(scanned);
      end = scanned + found.frameBytes;
    }
    scanned += found.frameBytes;
  }

  return {
    push: (chunk) => {
      if (length + chunk.length > bytes.length) {
        const grown = new Uint8Array(Math.max(bytes.length * 2, length + chunk.length));
        grown.set(bytes.subarray(0, length));
        bytes = grown;
      }
      bytes.set(chunk, length);
      length += chunk.length;
      scan();
    },
    count: () => starts.length,
    byteLength: () => length,
    header: () => header,
    tag: () => tag,
    slice: (from, to) => bytes.slice(starts[from], to < starts.length ? starts[to] : end),
  };
}
