/** White noise in -1..1 from a generator that is fast enough to be called for every sample. */
export function whiteNoise(length: number, seed: number): Float32Array {
  const noise = new Float32Array(length);
  let state = (seed * 2654435761) | 1;
  for (let i = 0; i < length; i++) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    noise[i] = (state | 0) / 2147483648;
  }
  return noise;
}
