import { SAMPLE_RATE, seconds } from '../dsp/constants';
import { biquad } from '../dsp/filters';
import { whiteNoise } from '../dsp/noise';

export type SnareSpec = { hz: number; body: number; ring: number; wires: number; wiresRing: number; bright: number };

/** A snare: two modes of the shell and the noise of the wires. */
export function snare(spec: SnareSpec, seed: number): Float32Array {
  const out = whiteNoise(seconds(Math.max(spec.wiresRing, spec.ring) * 1.2), seed);
  biquad(out, 'highpass', 900 + 1400 * spec.bright);
  biquad(out, 'peak', 4200 + 2500 * spec.bright, 0.8, 5);
  const wiresFade = 10 ** (-3 / (spec.wiresRing * SAMPLE_RATE));
  const bodyFade = 10 ** (-3 / (spec.ring * SAMPLE_RATE));
  let wires = spec.wires;
  let body = spec.body;
  for (let i = 0; i < out.length; i++) {
    const t = i / SAMPLE_RATE;
    const bend = 1 + 0.35 * Math.exp(-t / 0.012);
    const shell = Math.sin(2 * Math.PI * spec.hz * bend * t) + 0.6 * Math.sin(2 * Math.PI * spec.hz * 1.59 * t);
    out[i] = Math.tanh(1.4 * (out[i]! * wires + shell * body));
    wires *= wiresFade;
    body *= bodyFade;
  }
  return out;
}

export type MetalSpec = { hz: number; ring: number; highpass: number; noise: number; attack?: number };

// Ratios of the six oscillators of the classic analogue cymbal: none form an octave or a fifth.
const METAL_RATIOS = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523];

/** Hi-hats and cymbals: six detuned square waves and noise, high-passed. */
export function metal(spec: MetalSpec, seed: number): Float32Array {
  const out = whiteNoise(seconds(spec.ring * 1.1), seed);
  const steps = METAL_RATIOS.map((ratio) => (spec.hz * ratio) / SAMPLE_RATE);
  const phases = METAL_RATIOS.map((_, i) => ((seed * (i + 3)) % 89) / 89);
  for (let i = 0; i < out.length; i++) {
    let sum = 0;
    for (let k = 0; k < 6; k++) {
      let phase = phases[k]! + steps[k]!;
      if (phase >= 1) phase -= 1;
      phases[k] = phase;
      sum += phase < 0.5 ? 1 : -1;
    }
    out[i] = (sum / 6) * (1 - spec.noise) + out[i]! * spec.noise;
  }
  biquad(out, 'highpass', spec.highpass, 0.8);
  biquad(out, 'highpass', spec.highpass * 0.8, 0.7);
  return shape(out, spec.attack ?? 0.0008, spec.ring, 1.2);
}

export type HissSpec = { hz: number; q: number; attack: number; ring: number; bursts?: number };

/** Shakers, brushes, claps and snaps: band-passed noise, once or several times in quick succession. */
export function hiss(spec: HissSpec, seed: number): Float32Array {
  const bursts = spec.bursts ?? 1;
  const gap = seconds(0.0105);
  const out = new Float32Array(seconds(spec.ring * 1.1 + spec.attack) + gap * (bursts - 1));
  for (let b = 0; b < bursts; b++) {
    const last = b === bursts - 1;
    const noise = whiteNoise(last ? out.length - gap * b : gap, seed + b * 31);
    biquad(noise, 'bandpass', spec.hz, spec.q);
    biquad(noise, 'highpass', spec.hz * 0.45);
    shape(noise, spec.attack, last ? spec.ring : 0.02, 3.2);
    for (let i = 0; i < noise.length; i++) out[gap * b + i]! += noise[i]! * (last ? 1 : 0.7);
  }
  return out;
}

function shape(samples: Float32Array, attack: number, ring: number, gain: number): Float32Array {
  const rise = seconds(attack);
  const fade = 10 ** (-3 / (ring * SAMPLE_RATE));
  let level = gain;
  for (let i = 0; i < samples.length; i++) {
    if (i < rise) samples[i]! *= (gain * i) / rise;
    else {
      samples[i]! *= level;
      level *= fade;
    }
  }
  return samples;
}
