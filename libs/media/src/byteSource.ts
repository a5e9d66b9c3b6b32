/** Bytes that are read in small pieces: an open file, an object behind range requests, or an array in a test. */
export interface ByteSource {
  size: number;
  /** May give fewer bytes at the end, never more. */
  read: (start: number, length: number) => Promise<Uint8Array>;
}

/** The bytes at a place, or null where the source ends before them. */
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

/** @example await checkMedia(arraySource(bytes), 'audio/mpeg') */
export function arraySource(bytes: Uint8Array): ByteSource {
  return {
    size: bytes.byteLength,
    read: (start, length) => Promise.resolve(bytes.subarray(start, start + length)),
  };
}

/** A file of the browser, or a Blob of Node. */
export function blobSource(blob: Blob): ByteSource {
  return {
    size: blob.size,
    read: async (start, length) => new Uint8Array(await blob.slice(start, start + length).arrayBuffer()),
  };
}
