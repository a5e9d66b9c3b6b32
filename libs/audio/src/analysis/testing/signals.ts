import type { PlanarChunk } from '../planar';

/** The smallest number of complete sine periods (amplitude 1) that ends on a sample; at most `most` samples. */
function wholePeriods(hz: number, sampleRate: number, phase: number, most: number): Float64Array {
  const length = Math.min(most, sampleRate / greatestCommonDivisor(sampleRate, hz));
  return new Float64Array(length).map((_, i) => Math.sin((2 * Math.PI * hz * i) / sampleRate + phase));
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/**
 * A sine with the same phase in all channels, in chunks of varying length like those of decoders. `hz` and `sampleRate`
 * are integers.
 */
export function* sineChunks(options: {
  seconds: number;
  amplitude: number;
  hz?: number;
  sampleRate?: number;
  channels?: number;
  phase?: number;
}): Generator<PlanarChunk> {
  const { seconds, amplitude, hz = 1000, sampleRate = 48000, channels = 2, phase = 0 } = options;
  const total = Math.round(seconds * sampleRate);
  const wave = wholePeriods(hz, sampleRate, phase, total);
  for (let start = 0, size = 1000; start < total; start += size, size = 800 + ((size * 7) % 3000)) {
    const length = Math.min(size, total - start);
    const plane = new Float32Array(length);
    for (let i = 0, at = start % wave.length; i < length; i++) {
      plane[i] = amplitude * wave[at]!;
      at = at + 1 === wave.length ? 0 : at + 1;
    }
    yield Array.from({ length: channels }, () => plane.slice());
  }
}

export const dbfs = (db: number): number => 10 ** (db / 20);

/** Joins all chunks of a source. */
export function joinChunks(chunks: Iterable<PlanarChunk>): PlanarChunk {
  const all = [...chunks];
  const channels = all[0]?.length ?? 0;
  return Array.from({ length: channels }, (_, c) => {
    const joined = new Float32Array(all.reduce((sum, chunk) => sum + chunk[c]!.length, 0));
    let at = 0;
    for (const chunk of all) {
      joined.set(chunk[c]!, at);
      at += chunk[c]!.length;
    }
    return joined;
  });
}

/** A 16-bit WAV file of these samples. */
export function wavOf(chunk: PlanarChunk, sampleRate: number): Uint8Array<ArrayBuffer> {
  const frames = chunk[0]!.length;
  const channels = chunk.length;
  const bytes = new Uint8Array(44 + frames * channels * 2);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('RIFF....WAVEfmt '));
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  bytes.set(new TextEncoder().encode('data'), 36);
  view.setUint32(40, frames * channels * 2, true);
  for (let i = 0; i < frames; i++) {
    for (let c = 0; c < channels; c++)
      view.setInt16(44 + (i * channels + c) * 2, Math.round(chunk[c]![i]! * 32767), true);
  }
  return bytes;
}
