import { closeSync, openSync, writeSync } from 'node:fs';

const RATE = 96_000;
const CHANNELS = 2;
const SAMPLE_BYTES = 3;
const FRAME_BYTES = CHANNELS * SAMPLE_BYTES;
/** Ten seconds of noise, repeated. */
const PART_FRAMES = 10 * RATE;

/** Writes a WAV of about this many bytes, 24 bits and 96 kHz, without holding it in memory. */
export function writeLongWav(path: string, bytes: number): void {
  const frames = Math.floor((bytes - 44) / FRAME_BYTES);
  const part = noise();
  const file = openSync(path, 'w');
  writeSync(file, headerOf(frames));
  for (let left = frames; left > 0; left -= PART_FRAMES)
    writeSync(file, part, 0, Math.min(left, PART_FRAMES) * FRAME_BYTES);
  closeSync(file);
}

function headerOf(frames: number): Buffer {
  const header = Buffer.alloc(44);
  const dataBytes = frames * FRAME_BYTES;
  header.write('RIFF');
  header.writeUInt32LE(36 + dataBytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(CHANNELS, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * FRAME_BYTES, 28);
  header.writeUInt16LE(FRAME_BYTES, 32);
  header.writeUInt16LE(8 * SAMPLE_BYTES, 34);
  header.write('data', 36);
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

/** Xorshift noise at half of full scale. */
function noise(): Buffer {
  const part = Buffer.alloc(PART_FRAMES * FRAME_BYTES);
  let state = 2463534242 | 0;
  for (let at = 0; at < part.length; at += SAMPLE_BYTES) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    part.writeIntLE(state >> 9, at, SAMPLE_BYTES);
  }
  return part;
}
