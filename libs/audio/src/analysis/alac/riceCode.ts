import type { BitReader } from './bitReader';

/** Fractional bits of the mean, which is a fixed-point number. */
const MEAN_SHIFT = 9;
const MEAN_ONE = 1 << MEAN_SHIFT;
/** This many ones announce a number that is stored uncompressed. */
const MOST_ONES = 9;
const LARGEST_MEAN = 0xffff;
const RUN_BITS = 16;

/**
 * Decodes prediction errors from the adaptive Rice code of Apple Lossless. The parameter of the code follows the mean
 * of the previous values; when the mean is close to zero, runs of zeros are stored as their length.
 * @param width bits of a number that is stored uncompressed
 * @throws RangeError when a run is longer than the rest of the frame
 */
export function readResiduals(
  bits: BitReader,
  count: number,
  width: number,
  { pb, mb, kb }: { pb: number; mb: number; kb: number },
): Int32Array {
  const residuals = new Int32Array(count);
  let mean = mb;
  let isAfterRun = 0;
  for (let at = 0; at < count;) {
    const k = Math.min(31 - Math.clz32((mean >> MEAN_SHIFT) + 3), kb);
    const value = readNumber(bits, k, 2 ** k - 1, width) + isAfterRun;
    residuals[at++] = (value & 1 ? -1 : 1) * Math.floor((value + 1) / 2);
    mean = value - isAfterRun > LARGEST_MEAN ? LARGEST_MEAN : pb * value + mean - Math.floor((pb * mean) / MEAN_ONE);
    isAfterRun = 0;
    if (mean << 2 < MEAN_ONE && at < count) {
      const runK = Math.clz32(mean) - 24 + ((mean + 16) >> 6);
      const run = readNumber(bits, runK, (2 ** runK - 1) & (2 ** kb - 1), RUN_BITS);
      if (at + run > count) throw new RangeError('A run of zeros is longer than its frame.');
      at += run;
      isAfterRun = run >= LARGEST_MEAN ? 0 : 1;
      mean = 0;
    }
  }
  return residuals;
}

/** Reads a prefix of ones and then `k` bits, of which the last one is omitted when all others are zero. */
function readNumber(bits: BitReader, k: number, factor: number, width: number): number {
  const ones = bits.readOnes(MOST_ONES);
  if (ones === MOST_ONES) return bits.read(width);
  if (k <= 1) return ones * factor;
  const value = bits.read(k - 1) * 2;
  if (value === 0) return ones * factor;
  return ones * factor + value + bits.read(1) - 1;
}
