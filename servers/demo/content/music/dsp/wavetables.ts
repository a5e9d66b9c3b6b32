import { SAMPLE_RATE } from './constants';

export const TABLE_SIZE = 2048;
export type Wave = 'sine' | 'saw' | 'square' | 'triangle' | 'pulse' | 'reed' | 'hollow';

const HIGHEST_HZ = 18000;

/** Amplitude of harmonic k. Sine phase throughout, so that every wave starts at zero. */
const HARMONICS: Record<Wave, (k: number) => number> = {
  sine: (k) => (k === 1 ? 1 : 0),
  saw: (k) => 0.6 / k,
  square: (k) => (k % 2 ? 0.8 / k : 0),
  triangle: (k) => (k % 2 ? (((k - 1) / 2) % 2 ? -1 : 1) / (k * k) : 0),
  pulse: (k) => (0.9 * Math.sin(Math.PI * k * 0.2)) / k,
  reed: (k) => [0.5, 0.42, 0.36, 0.3, 0.34, 0.22, 0.16, 0.12][k - 1] ?? 0.5 / k / Math.sqrt(k),
  hollow: (k) => (k % 2 ? 0.9 / k ** 1.3 : 0.06 / k),
};

const cache = new Map<string, Float32Array>();

/** One period of a wave without harmonics that would alias at up to twice `hz`; one extra sample for interpolation. */
export function wavetable(wave: Wave, hz: number): Float32Array {
  const octave = Math.max(0, Math.floor(Math.log2(hz / 27.5)));
  const key = `${wave}${octave}`;
  const known = cache.get(key);
  if (known) return known;
  const top = 27.5 * 2 ** (octave + 1);
  const count = Math.max(1, Math.min(512, Math.floor(Math.min(HIGHEST_HZ, SAMPLE_RATE / 2) / top)));
  const table = fromHarmonics(Array.from({ length: count }, (_, i) => HARMONICS[wave](i + 1)));
  cache.set(key, table);
  return table;
}

/** One period of the given harmonics (index 0 = fundamental), normalised to peaks of 1. */
export function fromHarmonics(amplitudes: readonly number[]): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  amplitudes.forEach((amplitude, index) => {
    if (amplitude === 0) return;
    const step = (2 * Math.PI * (index + 1)) / TABLE_SIZE;
    for (let i = 0; i < TABLE_SIZE; i++) table[i]! += amplitude * Math.sin(step * i);
  });
  const peak = table.reduce((max, value) => Math.max(max, Math.abs(value)), 1e-9);
  for (let i = 0; i < TABLE_SIZE; i++) table[i]! /= peak;
  table[TABLE_SIZE] = table[0]!;
  return table;
}

const SINE_BITS = 14;
export const SINE_SIZE = 1 << SINE_BITS;
/** Large enough to be read without interpolation (-84 dB). */
export const SINE = Float32Array.from({ length: SINE_SIZE }, (_, i) => Math.sin((2 * Math.PI * i) / SINE_SIZE));
