const ANCHOR_SPACING = 4096;
const ROLLING = 16;
const BASE = 31;
// Kept in constants: test runners make every use of a global slow, and these run for each sample.
const { imul, round } = Math;
const OLDEST_WEIGHT = power(BASE, ROLLING - 1);

/**
 * Fingerprints of windows of `windowSeconds` that are found at any position of another piece: a window begins where
 * a rolling hash of the last few samples has a chosen value, about ten times a second. Two pieces that
 * share two seconds of samples share fingerprints of one second.
 */
export function fingerprints(samples: Float32Array, sampleRate: number, windowSeconds = 1): Set<string> {
  const ints = new Int16Array(samples.length);
  for (let i = 0; i < ints.length; i++) ints[i] = round(samples[i]! * 32767);
  const window = round(windowSeconds * sampleRate);
  const found = new Set<string>();
  let rolling = 0;
  for (let i = 0; i + window < ints.length; i++) {
    const leaving = i > ROLLING ? ints[i - ROLLING - 1]! : 0;
    // A rolling polynomial hash of the preceding samples: the oldest term is removed as the newest is added.
    if (i > 0) rolling = (imul(rolling - imul(leaving, OLDEST_WEIGHT), BASE) + ints[i - 1]!) | 0;
    const hash = imul(rolling ^ (rolling >>> 15), 0x2c1b3c6d) >>> 0;
    if (i < ROLLING || hash % ANCHOR_SPACING !== 0) continue;
    const stretch = ints.subarray(i, i + window);
    if (stretch.some((value) => value !== 0)) found.add(digest(stretch));
  }
  return found;
}

function digest(values: Int16Array): string {
  let a = 1;
  let b = 7;
  for (let i = 0; i < values.length; i++) {
    a = (imul(a, 1664525) + values[i]!) | 0;
    b = imul(b ^ values[i]!, 16777619);
  }
  return `${a}/${b}`;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result = imul(result, base);
  return result;
}
