/**
 * Restores samples that are stored as the difference to the previous one. ALAC marks this with 31 coefficients, which
 * no real filter has.
 */
export function addDifferences(residuals: Int32Array, width: number): Int32Array {
  const shift = 32 - width;
  const samples = new Int32Array(residuals.length);
  let previous = 0;
  for (let at = 0; at < residuals.length; at += 1) {
    previous = at === 0 ? residuals[0]! : ((residuals[at]! + previous) << shift) >> shift;
    samples[at] = previous;
  }
  return samples;
}

/**
 * Predicts each sample from the samples before it and adds the error. The coefficients adapt by the sign of the error,
 * and sums wrap at 32 bits, both as in the encoder.
 * @param coefficients in the order of the samples, the latest first; changed in place
 * @param width bits of a sample
 * @param scale fractional bits of a coefficient
 */
export function predictSamples(
  residuals: Int32Array,
  coefficients: Int16Array,
  width: number,
  scale: number,
): Int32Array {
  const order = coefficients.length;
  if (order === 0) return residuals.slice();
  const shift = 32 - width;
  const half = scale > 0 ? 1 << (scale - 1) : 0;
  const samples = addDifferences(residuals.subarray(0, order + 1), width);
  const all = new Int32Array(residuals.length);
  all.set(samples);
  for (let at = order + 1; at < residuals.length; at += 1) {
    const base = all[at - order - 1]!;
    let sum = half;
    for (let k = 0; k < order; k += 1) sum = (sum + Math.imul(coefficients[k]!, all[at - 1 - k]! - base)) | 0;
    const error = residuals[at]!;
    all[at] = ((error + base + (sum >> scale)) << shift) >> shift;
    if (error !== 0) adapt(coefficients, all, at, base, error, scale);
  }
  return all;
}

/** Moves coefficients by one towards a better prediction, from the oldest sample on, until the error is used up. */
function adapt(
  coefficients: Int16Array,
  samples: Int32Array,
  at: number,
  base: number,
  error: number,
  scale: number,
): void {
  const order = coefficients.length;
  const direction = Math.sign(error);
  let left = error;
  for (let k = order - 1; k >= 0; k -= 1) {
    const distance = base - samples[at - 1 - k]!;
    const sign = Math.sign(distance);
    coefficients[k]! -= direction * sign;
    left -= (order - k) * ((direction * sign * distance) >> scale);
    if (left * direction <= 0) return;
  }
}
