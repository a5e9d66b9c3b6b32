import { SAMPLE_RATE } from '../dsp/constants';

export type FilterSweep = {
  open: number;
  fixedHz?: number;
  sweep: number;
  attack: number;
  decay: number;
  resonance: number;
};

const BLOCK = 32;

/** A resonant low-pass (zero-delay state variable filter) with an attack and decay envelope; louder notes open it more. */
export function stateVariableLowpass(samples: Float32Array, spec: FilterSweep, noteHz: number, velocity: number): void {
  const base = (spec.fixedHz ?? noteHz * spec.open) * (0.7 + 0.5 * velocity);
  const damping = 2 - 1.9 * Math.min(0.97, spec.resonance);
  let s1 = 0;
  let s2 = 0;
  for (let from = 0; from < samples.length; from += BLOCK) {
    const t = from / SAMPLE_RATE;
    const rise = t < spec.attack ? t / spec.attack : Math.exp(-(t - spec.attack) / spec.decay);
    const hz = Math.min(16000, Math.max(30, base * 2 ** (spec.sweep * rise)));
    const g = Math.tan((Math.PI * hz) / SAMPLE_RATE);
    const a1 = 1 / (1 + g * (g + damping));
    const a2 = g * a1;
    const a3 = g * a2;
    const to = Math.min(samples.length, from + BLOCK);
    for (let i = from; i < to; i++) {
      const v3 = samples[i]! - s2;
      const v1 = a1 * s1 + a2 * v3;
      const v2 = s2 + a2 * s1 + a3 * v3;
      s1 = 2 * v1 - s1;
      s2 = 2 * v2 - s2;
      samples[i] = v2;
    }
  }
}
