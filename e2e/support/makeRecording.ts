// Makes a long recording: node tools/run.mjs e2e/support/makeRecording.ts <file.wav|file.flac> <seconds>
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { encodeFlac } from '../../tools/demo/music/files/flac';
import { encodeWav } from '../../tools/demo/music/files/wav';

const SAMPLE_RATE = 44_100;

const [file, seconds] = process.argv.slice(2);
if (!file || !seconds) throw new Error('Name the file to write and its length in seconds.');

/** Rain: noise that no encoder makes small, the same each time (xorshift). */
function rain(seed: number): Float32Array {
  let state = seed;
  return Float32Array.from({ length: Number(seconds) * SAMPLE_RATE }, () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state / 2 ** 31) * 0.5;
  });
}

const channels: [Float32Array, Float32Array] = [rain(2463534242 | 0), rain(88172645)];
const encode = extname(file) === '.flac' ? encodeFlac : encodeWav;
writeFileSync(file, await encode(channels, SAMPLE_RATE));
// The encoders keep their threads.
process.exit(0);
