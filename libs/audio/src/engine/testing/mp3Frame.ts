/** Header of an MP3 frame: MPEG 1 layer III, 128 kbit/s, 44100 Hz, stereo. */
export const KBIT_128_44100 = [0xff, 0xfb, 0x90, 0x00];
const FRAME_BYTES = 417;

/** An MP3 frame whose bytes contain its number. */
export function mp3Frame(number: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FRAME_BYTES).fill(number);
  bytes.set(KBIT_128_44100);
  return bytes;
}
