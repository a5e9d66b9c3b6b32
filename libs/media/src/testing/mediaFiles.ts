/** Files that have valid headers and differ for each seed. They cannot be played or shown. */

/** Repeats a pattern of 251 bytes, which is fast also for masters of 60 MB. */
function bytesOf(seed: number, length: number): Uint8Array {
  const pattern = Uint8Array.from({ length: 251 }, (_, index) => (index * 31 + seed * 7) % 251);
  return new Uint8Array(Buffer.alloc(length, pattern));
}

/** 417 bytes: a frame of 128 kbit/s at 44.1 kHz. */
const MP3_FRAME_BYTES = 417;

export function mp3Bytes(seed: number, length = 2000): Uint8Array {
  const bytes = bytesOf(seed, length);
  for (let start = 0; start + 4 <= length; start += MP3_FRAME_BYTES) bytes.set([0xff, 0xfb, 0x90, 0x64], start);
  return bytes;
}

export function flacBytes(seed: number, length = 2000): Uint8Array {
  const bytes = bytesOf(seed, length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x66, 0x4c, 0x61, 0x43, 0x80, 0, 0, 34]);
  view.setUint16(8, 4096);
  view.setUint16(10, 4096);
  // 44.1 kHz in the first 20 bits, two channels, 16 bit.
  view.setUint32(18, (44_100 << 12) | (1 << 9) | (15 << 4));
  bytes.set([0xff, 0xf8], 42);
  return bytes;
}

const setText = (bytes: Uint8Array, at: number, text: string) =>
  bytes.set(
    [...text].map((sign) => sign.charCodeAt(0)),
    at,
  );

/** `claimedBytes` is the length of the audio in the header; the real length by default. */
export function wavBytes(seed: number, length = 2000, claimedBytes = length - 44): Uint8Array {
  const bytes = bytesOf(seed, length);
  const view = new DataView(bytes.buffer);
  setText(bytes, 0, 'RIFF');
  view.setUint32(4, length - 8, true);
  setText(bytes, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, 44_100, true);
  view.setUint32(28, 176_400, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  setText(bytes, 36, 'data');
  view.setUint32(40, claimedBytes, true);
  return bytes;
}

/** A JPEG with a frame header of this size, followed by random bytes. */
export function jpegBytes(seed: number, length = 2000, widthPx = 300, heightPx = 300): Uint8Array {
  const bytes = bytesOf(seed, length);
  bytes.set([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8]);
  const view = new DataView(bytes.buffer);
  view.setUint16(7, heightPx);
  view.setUint16(9, widthPx);
  return bytes;
}
