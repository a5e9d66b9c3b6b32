import type { PlanarChunk } from '../planar';
import { encodeMp3 } from '../mp3/mp3Encoder';
import { joinChunks, sineChunks, wavOf } from './signals';

const SAMPLE_RATE = 44100;

const testTone = (seconds: number): PlanarChunk =>
  joinChunks(sineChunks({ seconds, amplitude: 0.4, hz: 440, sampleRate: SAMPLE_RATE }));

export const wavFile = (seconds: number): Uint8Array<ArrayBuffer> => wavOf(testTone(seconds), SAMPLE_RATE);

let encoded: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** One second of the tone at 128 kbit/s. Encoded once for all tests of a file: do not modify it. */
export function mp3File(): Promise<Uint8Array<ArrayBuffer>> {
  encoded ??= encodeMp3([testTone(1)], { sampleRate: SAMPLE_RATE, channels: 2, bitrate: 128_000 }).then(
    async ({ blob }) => new Uint8Array(await blob.arrayBuffer()),
  );
  return encoded;
}

/** The start of a FLAC file whose header declares `totalSamples`, with dummy bytes for its frames. */
export function flacHeader(
  totalSamples: number,
  options: { frameBytes?: number; comment?: Uint8Array } = {},
): Uint8Array<ArrayBuffer> {
  const info = new Uint8Array(34);
  const view = new DataView(info.buffer);
  view.setUint16(0, 4096);
  view.setUint16(2, 4096);
  info[10] = SAMPLE_RATE >> 12;
  info[11] = (SAMPLE_RATE >> 4) & 255;
  info[12] = ((SAMPLE_RATE & 15) << 4) | (1 << 1);
  info[13] = (15 << 4) | Math.floor(totalSamples / 2 ** 32);
  view.setUint32(14, totalSamples >>> 0);
  const comment = options.comment ?? new Uint8Array(8);
  return Uint8Array.of(
    ...new TextEncoder().encode('fLaC'),
    0,
    0,
    0,
    34,
    ...info,
    0x84,
    0,
    comment.length >> 8,
    comment.length & 255,
    ...comment,
    ...[0xff, 0xf8].slice(0, options.frameBytes ?? 64),
    ...new Uint8Array(Math.max(0, (options.frameBytes ?? 64) - 2)).fill(0x5a),
  );
}
