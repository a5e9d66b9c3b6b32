import type { PlanarChunk } from '../planar';

/**
 * Mixes more than two channels down to stereo, because MP3 has at most two: centre and surrounds at -3 dB, no LFE,
 * everything 6 dB lower.
 */
export function toMonoOrStereo(chunk: PlanarChunk): PlanarChunk {
  const [left, right, centre] = chunk;
  if (chunk.length <= 2 || !left || !right || !centre) return chunk;
  const surrounds = chunk.length === 4 ? [centre, chunk[3]!] : chunk.slice(-2);
  const hasCentre = chunk.length === 3 || chunk.length >= 5;
  const hasSurrounds = chunk.length >= 4;
  const fold = (front: Float32Array, surround: Float32Array | undefined) =>
    front.map((value, i) => {
      const side = hasSurrounds && surround ? surround[i]! : 0;
      return (value + Math.SQRT1_2 * ((hasCentre ? centre[i]! : 0) + side)) / 2;
    });
  return [fold(left, surrounds[0]), fold(right, surrounds[1])];
}
