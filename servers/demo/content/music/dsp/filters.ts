import { SAMPLE_RATE } from './constants';

export type BiquadKind = 'lowpass' | 'highpass' | 'bandpass' | 'peak' | 'highshelf' | 'lowshelf';

/** Biquad filters of the Audio EQ Cookbook, in place; `gainDb` is for peak and shelves. */
export function biquad(
  samples: Float32Array, kind: BiquadKind, hz: number, q = Math.SQRT1_2, gainDb = 0, to = samples.length,
): void {
  const [b0, b1, b2, a1, a2] = coefficients(kind, Math.min(hz, SAMPLE_RATE * 0.45), q, gainDb);
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < to; i++) {
    const x = samples[i]!;
    const y = b0 * x + s1;
    s1 = b1 * x - a1 * y + s2;
    s2 = b2 * x - a2 * y;
    samples[i] = y;
  }
}

function coefficients(kind: BiquadKind, hz: number, q: number, gainDb: number): [number, number, number, number, number] {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a = 10 ** (gainDb / 40);
  const beta = 2 * Math.sqrt(a) * alpha;
  const scale = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number) =>
    [b0 / a0, b1 / a0, b2 / a0, a1 / a0, a2 / a0] as [number, number, number, number, number];
  switch (kind) {
    case 'lowpass':
      return scale((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'highpass':
      return scale((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha);
    case 'bandpass':
      return scale(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha);
    case 'peak':
      return scale(1 + alpha * a, -2 * cos, 1 - alpha * a, 1 + alpha / a, -2 * cos, 1 - alpha / a);
    case 'highshelf':
      return scale(
        a * (a + 1 + (a - 1) * cos + beta), -2 * a * (a - 1 + (a + 1) * cos), a * (a + 1 + (a - 1) * cos - beta),
        a + 1 - (a - 1) * cos + beta, 2 * (a - 1 - (a + 1) * cos), a + 1 - (a - 1) * cos - beta,
      );
    case 'lowshelf':
      return scale(
        a * (a + 1 - (a - 1) * cos + beta), 2 * a * (a - 1 - (a + 1) * cos), a * (a + 1 - (a - 1) * cos - beta),
        a + 1 + (a - 1) * cos + beta, -2 * (a - 1 + (a + 1) * cos), a + 1 + (a - 1) * cos - beta,
      );
  }
}
