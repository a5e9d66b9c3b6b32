/** Each sample is the one before it and an error. The code of 31 coefficients, which no frame has, means this. */
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
 * Predicts each sample from those before it and adds the error. The coefficients follow the sign of the error, as they did in the
 * encoder. Sums wrap at 32 bits, as they did there too.
 *
 * @param coefficients that of the latest sample first; changed on the way
 * @param width bits of a sample
 * @param scale bits behind the point of a coefficient
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

/** Moves coefficients by one towards what would have predicted better, the oldest sample first, until the error is used up. */
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
