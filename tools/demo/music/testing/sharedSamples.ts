const ANCHOR_SPACING = 4096;
const ROLLING = 16;

/**
 * Fingerprints of all stretches of `windowSeconds`, found again wherever they lie in another piece: a stretch begins where
 * the samples themselves say so (a hash of the last few of them hits a chosen value), about ten times a second. Two pieces that
 * share two seconds of samples share fingerprints of one second.
 */
export function fingerprints(samples: Float32Array, sampleRate: number, windowSeconds = 1): Set<string> {
  const ints = Int16Array.from(samples, (value) => Math.round(value * 32767));
  const window = Math.round(windowSeconds * sampleRate);
  const found = new Set<string>();
  for (let i = ROLLING; i + window < ints.length; i++) {
    let hash = 17;
    for (let k = i - ROLLING; k < i; k++) hash = (Math.imul(hash, 31) + ints[k]!) | 0;
    hash ^= hash >>> 15;
    if ((Math.imul(hash, 0x2c1b3c6d) >>> 0) % ANCHOR_SPACING !== 0) continue;
    const stretch = ints.subarray(i, i + window);
    if (stretch.some((value) => value !== 0)) found.add(digest(stretch));
  }
  return found;
}

function digest(values: Int16Array): string {
  let a = 1;
  let b = 7;
  for (let i = 0; i < values.length; i++) {
    a = (Math.imul(a, 1664525) + values[i]!) | 0;
    b = Math.imul(b ^ values[i]!, 16777619);
  }
  return `${a}/${b}`;
}
