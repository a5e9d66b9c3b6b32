import type { PlanarChunk } from '../planar';

const TAPS = 16;
const HALF = TAPS / 2;
const STRIDE = 128;

/** Taps of a windowed sinc that interpolates the signal at `offset` (0..1) between two samples. */
function tapsAt(offset: number): Float64Array {
  const taps = new Float64Array(TAPS);
  for (let i = 0; i < TAPS; i++) {
    const x = i - (HALF - 1) - offset;
    const sinc = Math.sin(Math.PI * x) / (Math.PI * x);
    const window = Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
    taps[i] = sinc * window;
  }
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

const QUARTER = tapsAt(0.25);
const MIDDLE = tapsAt(0.5);

// The filter for 3/4 is the mirrored filter for 1/4. Split into an even and an odd part, both cost half as much, and
// the larger of the two values is the sum of the absolute values of the parts.
const EVEN = QUARTER.slice(0, HALF).map((tap, t) => (tap + QUARTER[TAPS - 1 - t]!) / 2);
const ODD = QUARTER.slice(0, HALF).map((tap, t) => (tap - QUARTER[TAPS - 1 - t]!) / 2);

const amount = (taps: Float64Array) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0);

/**
 * An interpolated value is at most the largest sample under the filter times this gain. Quiet ranges are skipped by
 * this limit.
 */
const LARGEST_GAIN = Math.max(amount(QUARTER), amount(MIDDLE));

// Largest contribution of the two middle samples of a filter, and of all other samples. Most positions of loud ranges
// are skipped by this limit.
const [NEAR, FAR] = [Math.abs(QUARTER[HALF - 1]!), Math.abs(QUARTER[HALF]!)];
const HALFWAY = Math.abs(MIDDLE[HALF]!);
const OTHERS = Math.max(amount(QUARTER) - NEAR - FAR, amount(MIDDLE) - 2 * HALFWAY);

/**
 * True peak of ITU-R BS.1770-4, annex 2: the largest amplitude of the signal at four times its rate, over all channels.
 */
export class TruePeakMeter {
  private readonly tails: Float32Array[];
  private joined = new Float32Array(0);
  private peak = 0;

  constructor(options: { channels: number }) {
    this.tails = Array.from({ length: options.channels }, () => new Float32Array(TAPS - 1));
  }

  push(chunk: PlanarChunk): void {
    this.tails.forEach((tail, c) => {
      const samples = chunk[c];
      if (samples && samples.length > 0) this.scan(tail, samples);
    });
  }

  /** Linear amplitude (1 = full scale) of everything pushed so far. */
  amplitude(): number {
    this.push(this.tails.map(() => new Float32Array(HALF)));
    return this.peak;
  }

  /** Scans `samples` and stores the last ones in `tail` for the next call. */
  private scan(tail: Float32Array, samples: Float32Array): void {
    const length = tail.length + samples.length;
    if (this.joined.length < length) this.joined = new Float32Array(length);
    const { joined } = this;
    joined.set(tail);
    joined.set(samples, tail.length);
    const positions = length - TAPS + 1;
    for (let from = 0; from < positions; from += STRIDE) {
      const to = Math.min(positions, from + STRIDE);
      const loudest = loudestOf(joined, from, to + TAPS - 1);
      if (loudest > this.peak) this.peak = loudest;
      if (loudest * LARGEST_GAIN > this.peak) this.peak = interpolatedPeak(joined, from, to, loudest, this.peak);
    }
    tail.set(joined.subarray(length - TAPS + 1, length));
  }
}

/** @param loudest the largest absolute value of all samples that the filters of these positions reach */
function interpolatedPeak(samples: Float32Array, from: number, to: number, loudest: number, before: number): number {
  let peak = before;
  const others = OTHERS * loudest;
  for (let i = from; i < to; i++) {
    const a = Math.abs(samples[i + HALF - 1]!);
    const b = Math.abs(samples[i + HALF]!);
    const quarters = a > b ? NEAR * a + FAR * b : NEAR * b + FAR * a;
    if (Math.max(quarters, HALFWAY * (a + b)) + others > peak) peak = Math.max(peak, largestAt(samples, i));
  }
  return peak;
}

/** The largest of the three values between two samples. */
function largestAt(samples: Float32Array, at: number): number {
  let [even, odd, middle] = [0, 0, 0];
  for (let t = 0; t < HALF; t++) {
    const first = samples[at + t]!;
    const last = samples[at + TAPS - 1 - t]!;
    even += EVEN[t]! * (first + last);
    odd += ODD[t]! * (first - last);
    middle += MIDDLE[t]! * (first + last);
  }
  return Math.max(Math.abs(even) + Math.abs(odd), Math.abs(middle));
}

function loudestOf(samples: Float32Array, from: number, to: number): number {
  let loudest = 0;
  for (let i = from; i < to; i++) {
    const value = Math.abs(samples[i]!);
    if (value > loudest) loudest = value;
  }
  return loudest;
}
