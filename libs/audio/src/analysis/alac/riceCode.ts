import type { BitReader } from './bitReader';

/** The mean is kept in fixed point with this many bits behind the point. */
const MEAN_SHIFT = 9;
const MEAN_ONE = 1 << MEAN_SHIFT;
/** More ones than this announce a number that is written out. */
const MOST_ONES = 9;
const LARGEST_MEAN = 0xffff;
const RUN_BITS = 16;

/**
 * Decodes prediction errors from the adaptive Rice code of Apple Lossless. The width of the code follows the mean of what came before;
 * where that is close to zero, runs of zeros are written as their length.
 *
 * @param width bits of a number that is written out
 * @throws RangeError when a run goes past the end of the frame
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

/** A prefix of ones and `k` bits behind it; the last of them is missing where the others are zero. */
function readNumber(bits: BitReader, k: number, factor: number, width: number): number {
  const ones = bits.readOnes(MOST_ONES);
  if (ones === MOST_ONES) return bits.read(width);
  if (k <= 1) return ones * factor;
  const value = bits.read(k - 1) * 2;
  if (value === 0) return ones * factor;
  return ones * factor + value + bits.read(1) - 1;
}
