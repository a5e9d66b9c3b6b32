import type { Biquad } from './kWeighting';

/**
 * Filters one channel through both stages of the K-weighting and sums the squares. Keeps the state of the filters
 * between calls.
 */
export class EnergyFilter {
  // Transposed direct form II: two state variables per stage, in double precision.
  private s1 = 0;
  private s2 = 0;
  private h1 = 0;
  private h2 = 0;

  constructor(
    private readonly shelf: Biquad,
    private readonly highPass: Biquad,
  ) {}

  sumOfSquares(samples: Float32Array, from: number, to: number): number {
    const { b0, b1, b2, a1, a2 } = this.shelf;
    const { a1: c1, a2: c2 } = this.highPass;
    let { s1, s2, h1, h2 } = this;
    let sum = 0;
    for (let i = from; i < to; i++) {
      const x = samples[i]!;
      const y = b0 * x + s1;
      s1 = b1 * x - a1 * y + s2;
      s2 = b2 * x - a2 * y;
      const z = y + h1;
      h1 = -2 * y - c1 * z + h2;
      h2 = y - c2 * z;
      sum += z * z;
    }
    this.s1 = s1;
    this.s2 = s2;
    this.h1 = h1;
    this.h2 = h2;
    return sum;
  }
}
