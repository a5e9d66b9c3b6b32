// Makes a long recording: node tools/run.mjs e2e/support/makeRecording.ts <file.wav|file.flac> <seconds> [side of its cover in pixels]
import { retag } from '@fairtone/audio/analysis';
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import sharp from 'sharp';
import { encodeFlac } from '../../servers/demo/content/music/files/flac';
import { encodeWav } from '../../servers/demo/content/music/files/wav';

const SAMPLE_RATE = 44_100;

const [file, seconds, coverSide] = process.argv.slice(2);
if (!file || !seconds) throw new Error('Name the file to write and its length in seconds.');

/** Noise, because it does not compress; the same in each run (xorshift). */
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
/** A noisy picture, as expensive to decode as a photograph. */
async function picture(side: number): Promise<Uint8Array> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const background = { r: 0, g: 0, b: 0 };
  return sharp({ create: { width: side, height: side, channels: 3, background, noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
}

const isFlac = extname(file) === '.flac';
const encode = isFlac ? encodeFlac : encodeWav;
const bytes = await encode(channels, SAMPLE_RATE);
const side = Number(coverSide ?? 0);
const tags = side > 0 ? { cover: { mimeType: 'image/jpeg', bytes: await picture(side) } } : {};
const tagged = await retag(new Blob([bytes]), isFlac ? 'flac' : 'wav', tags);
writeFileSync(file, new Uint8Array(await tagged.arrayBuffer()));
// The encoders keep their threads alive.
process.exit(0);
