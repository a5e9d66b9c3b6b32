export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number };

/**
 * Filter coefficients of the two K-weighting stages of ITU-R BS.1770-4 for any sample rate in Hz. The standard lists
 * coefficients for 48 kHz only; these are its analogue prototypes, transformed to the given rate (the same derivation
 * as libebur128).
 */
export function kWeighting(sampleRate: number): [headShelf: Biquad, highPass: Biquad] {
  return [headShelf(sampleRate), highPass(sampleRate)];
}

function headShelf(sampleRate: number): Biquad {
  const gainDb = 3.999843853973347;
  const q = 0.7071752369554196;
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const vh = 10 ** (gainDb / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b0: (vh + (vb * k) / q + k * k) / a0,
    b1: (2 * (k * k - vh)) / a0,
    b2: (vh - (vb * k) / q + k * k) / a0,
    a1: (2 * (k * k - 1)) / a0,
    a2: (1 - k / q + k * k) / a0,
  };
}

function highPass(sampleRate: number): Biquad {
  const q = 0.5003270373238773;
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const a0 = 1 + k / q + k * k;
  // The standard keeps the numerator 1, -2, 1 (not divided by a0); the 0.691 dB offset of its formula depends on that.
  return { b0: 1, b1: -2, b2: 1, a1: (2 * (k * k - 1)) / a0, a2: (1 - k / q + k * k) / a0 };
}
