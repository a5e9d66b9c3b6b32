/** Bytes whose buffer is not shared, as the Blob constructor requires. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const ascii = (text: string): Bytes => Uint8Array.from(text, (char) => char.charCodeAt(0) & 0x7f);

export const utf8 = (text: string): Bytes => new TextEncoder().encode(text) as Bytes;

export const u32be = (value: number): Bytes => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

export const u32le = (value: number): Bytes => Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);

export function concat(parts: readonly Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export const textAt = (bytes: Uint8Array, offset: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));

/** Reads a part of a file; shorter than requested at the end of the file. */
export async function readSlice(blob: Blob, start: number, length: number): Promise<Bytes> {
  return new Uint8Array(await blob.slice(start, start + length).arrayBuffer());
}
