import { midiToHz, SAMPLE_RATE, seconds } from '../dsp/constants';
import { SINE, SINE_SIZE } from '../dsp/wavetables';
import type { Voice } from './voice';

/** A modulator: pitch relative to the note, initial depth, sustained depth, and decay time (seconds to a tenth). */
type Modulator = { ratio: number; depth: number; stay: number; fall: number };

export type FmSpec = {
  name: string;
  carrierRatio?: number;
  modulators: [Modulator] | [Modulator, Modulator];
  /** Seconds to decay by 60 dB at 262 Hz. */
  ring: number;
  attack?: number;
  level?: number;
  releaseSeconds?: number;
};

const MASK = SINE_SIZE - 1;
const CYCLE = SINE_SIZE / (2 * Math.PI);

/** Electric pianos, synthetic basses and bells: one sine, phase-modulated by one or two others. */
export function fmVoice(spec: FmSpec): Voice {
  const [first, second] = spec.modulators;
  return {
    name: spec.name,
    kind: 'decaying',
    releaseSeconds: spec.releaseSeconds ?? 0.12,
    render: ({ midi, velocity }) => {
      const hz = midiToHz(midi);
      const ring = spec.ring * (262 / hz) ** 0.35;
      const out = new Float32Array(seconds(Math.min(4.5, ring)));
      const step = (hz * SINE_SIZE) / SAMPLE_RATE;
      const carrierStep = step * (spec.carrierRatio ?? 1);
      const dim = Math.min(1, 700 / hz);
      const touch = (0.25 + 0.95 * velocity) * (0.4 + 0.6 * dim) * CYCLE;
      const fade = 10 ** (-3 / (ring * SAMPLE_RATE));
      const fallA = 10 ** (-1 / (first.fall * SAMPLE_RATE));
      const fallB = second ? 10 ** (-1 / (second.fall * SAMPLE_RATE)) : 1;
      const attack = seconds(spec.attack ?? 0.002);
      const level = 0.5 * (spec.level ?? 1);
      let a = first.depth;
      let b = second?.depth ?? 0;
      let amplitude = level;
      let c = 0;
      let pa = 0;
      let pb = 0;
      const stepA = step * first.ratio;
      const stepB = step * (second?.ratio ?? 0);
      const stayB = second?.stay ?? 0;
      for (let i = 0; i < out.length; i++) {
        const shake = (a + first.stay) * SINE[pa & MASK]! + (b + stayB) * SINE[pb & MASK]!;
        const start = i < attack ? i / attack : 1;
        out[i] = amplitude * start * SINE[(c + touch * shake) & MASK]!;
        a *= fallA;
        b *= fallB;
        amplitude *= fade;
        c += carrierStep;
        pa += stepA;
        pb += stepB;
      }
      return out;
    },
  };
}
