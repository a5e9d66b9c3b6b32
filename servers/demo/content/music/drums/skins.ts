import { SAMPLE_RATE, seconds } from '../dsp/constants';
import { biquad } from '../dsp/filters';
import { whiteNoise } from '../dsp/noise';

export type SkinSpec = {
  hz: number;
  /** Factor by which the pitch starts higher, and seconds until it has fallen. */
  bend: number;
  bendSeconds: number;
  ring: number;
  /** Noise of the beater or hand: level, centre frequency and length. */
  slap: { level: number; hz: number; seconds: number };
  /** Soft clipping, for punch. */
  drive?: number;
  /** A second mode of the skin: [ratio, level]. */
  overtone?: [number, number];
};

/** Kicks, toms, congas, tablas: a sine with falling pitch, an overtone, and the noise of the stroke. */
export function skin(spec: SkinSpec, seed: number): Float32Array {
  const out = new Float32Array(seconds(Math.max(spec.ring * 1.1, spec.slap.seconds)));
  const [ratio, overtoneLevel] = spec.overtone ?? [1.6, 0];
  let phase = 0;
  let second = 0;
  const fade = 10 ** (-3 / (spec.ring * SAMPLE_RATE));
  const overtoneFade = fade ** 2.2;
  let level = 1;
  let high = overtoneLevel;
  for (let i = 0; i < out.length; i++) {
    const hz = spec.hz * (1 + (spec.bend - 1) * Math.exp(-i / (spec.bendSeconds * SAMPLE_RATE)));
    phase += (2 * Math.PI * hz) / SAMPLE_RATE;
    second += (2 * Math.PI * hz * ratio) / SAMPLE_RATE;
    out[i] = level * Math.sin(phase) + high * Math.sin(second);
    level *= fade;
    high *= overtoneFade;
  }
  const noise = whiteNoise(seconds(spec.slap.seconds), seed);
  biquad(noise, 'bandpass', spec.slap.hz, 0.7);
  for (let i = 0; i < noise.length && i < out.length; i++) out[i]! += noise[i]! * spec.slap.level * 2 * (1 - i / noise.length) ** 3;
  if (spec.drive) for (let i = 0; i < out.length; i++) out[i] = Math.tanh(out[i]! * spec.drive) / Math.tanh(spec.drive);
  const fadeOut = Math.min(out.length, 400);
  for (let i = 0; i < fadeOut; i++) out[out.length - 1 - i]! *= i / fadeOut;
  return out;
}
