import type { PlanarChunk } from '../planar';

const TAPS = 16;
const HALF = TAPS / 2;
const STRIDE = 128;

/** Three windowed-sinc filters that read the signal a quarter, a half and three quarters between two samples. */
const PHASES = [0.25, 0.5, 0.75].map((offset) => {
  const taps = new Float64Array(TAPS);
  for (let i = 0; i < TAPS; i++) {
    const x = i - (HALF - 1) - offset;
    const sinc = Math.sin(Math.PI * x) / (Math.PI * x);
    const window = Math.cos((Math.PI * x) / (TAPS + 1)) ** 2;
    taps[i] = sinc * window;
  }
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
});
/** No interpolated value can exceed the largest sample under the filter times this: quiet stretches are skipped by it. */
const LARGEST_GAIN = Math.max(...PHASES.map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));

/** True peak of ITU-R BS.1770-4 annex 2: the largest amplitude of the signal oversampled four times, over all channels. */
export class TruePeakMeter {
  private readonly tails: Float32Array[];
  private peak = 0;

  constructor(options: { channels: number }) {
    this.tails = Array.from({ length: options.channels }, () => new Float32Array(TAPS - 1));
  }

  push(chunk: PlanarChunk): void {
    this.tails.forEach((tail, c) => {
      const samples = chunk[c];
      if (samples && samples.length > 0) this.tails[c] = this.scan(tail, samples);
    });
  }

  /** Linear amplitude (1 = full scale) of everything pushed so far. */
  amplitude(): number {
    this.push(this.tails.map(() => new Float32Array(HALF)));
    return this.peak;
  }

  private scan(tail: Float32Array, samples: Float32Array): Float32Array {
    const joined = new Float32Array(tail.length + samples.length);
    joined.set(tail);
    joined.set(samples, tail.length);
    const positions = joined.length - TAPS + 1;
    for (let from = 0; from < positions; from += STRIDE) {
      const to = Math.min(positions, from + STRIDE);
      const loudest = loudestOf(joined, from, to + TAPS - 1);
      if (loudest > this.peak) this.peak = loudest;
      if (loudest * LARGEST_GAIN > this.peak) this.interpolate(joined, from, to);
    }
    return joined.slice(joined.length - TAPS + 1);
  }

  private interpolate(samples: Float32Array, from: number, to: number): void {
    let peak = this.peak;
    for (const taps of PHASES) {
      for (let i = from; i < to; i++) {
        let sum = 0;
        for (let t = 0; t < TAPS; t++) sum += taps[t]! * samples[i + t]!;
        if (sum > peak) peak = sum;
        else if (-sum > peak) peak = -sum;
      }
    }
    this.peak = peak;
  }
}

function loudestOf(samples: Float32Array, from: number, to: number): number {
  let loudest = 0;
  for (let i = from; i < to; i++) {
    const value = Math.abs(samples[i]!);
    if (value > loudest) loudest = value;
  }
  return loudest;
}
