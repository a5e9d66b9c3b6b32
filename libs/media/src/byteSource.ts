/** Bytes that are read in small pieces: an open file, an object with range requests, or an array in a test. */
export interface ByteSource {
  size: number;
  /** May return fewer bytes at the end of the source, never more. */
  read: (start: number, length: number) => Promise<Uint8Array>;
}

/** Reads bytes at an offset; null when the source ends before their end. */
export async function viewAt(source: ByteSource, start: number, length: number): Promise<DataView | null> {
  if (start < 0 || start + length > source.size) return null;
  const bytes = await source.read(start, length);
  return bytes.byteLength < length ? null : new DataView(bytes.buffer, bytes.byteOffset, length);
}

export function textAt(view: DataView, start: number, length: number): string {
  let text = '';
  for (let index = start; index < start + length; index += 1) text += String.fromCharCode(view.getUint8(index));
  return text;
}

/**
 * Reads bytes from an array.
 * @example await checkMedia(arraySource(bytes), 'audio/mpeg')
 */
export function arraySource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.byteLength,
    read: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
  };
}

/** Reads a File of a browser or a Blob of Node. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, length) => new Uint8Array(await blob.slice(start, start + length).arrayBuffer()),
  };
}
