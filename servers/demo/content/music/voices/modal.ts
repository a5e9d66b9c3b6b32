import { midiToHz, SAMPLE_RATE, seconds } from '../dsp/constants';
import { whiteNoise } from '../dsp/noise';
import type { Voice } from './voice';

/** One mode of a struck body: pitch relative to the note, loudness, and seconds to decay by 60 dB. */
export type Mode = [ratio: number, level: number, ringSeconds: number];

export type ModalSpec = {
  name: string;
  modes: Mode[];
  /** Level and seconds of the noise of the mallet. */
  strike?: [level: number, seconds: number];
  /** How much louder the upper modes get when played hard. */
  hardness?: number;
  releaseSeconds?: number;
  /** Exponent by which higher notes decay faster (reference 262 Hz). */
  ringFalloff?: number;
};

/** Bars, bells, tines: a sum of decaying sines, each computed by a two-term recursion. */
export function modalVoice(spec: ModalSpec): Voice {
  return {
    name: spec.name,
    kind: 'decaying',
    releaseSeconds: spec.releaseSeconds ?? 0.25,
    render: (note) => {
      const hz = midiToHz(note.midi);
      const shorter = (262 / hz) ** (spec.ringFalloff ?? 0.4);
      const longest = Math.max(...spec.modes.map(([, , ring]) => ring)) * shorter;
      const out = new Float32Array(seconds(Math.min(5, longest)));
      spec.modes.forEach(([ratio, level, ring], index) => {
        const hard = index === 0 ? 1 : 0.35 + (spec.hardness ?? 0.8) * note.velocity;
        addDecayingSine(out, hz * ratio, level * hard, ring * shorter);
      });
      const [strikeLevel, strikeSeconds] = spec.strike ?? [0, 0];
      if (strikeLevel > 0) {
        const noise = whiteNoise(seconds(strikeSeconds), note.seed + note.midi);
        for (let i = 0; i < noise.length && i < out.length; i++) {
          out[i]! += noise[i]! * strikeLevel * note.velocity * (1 - i / noise.length) ** 3;
        }
      }
      return out;
    },
  };
}

/** Adds level * e^-t * sin; stops once it is inaudible. */
export function addDecayingSine(out: Float32Array, hz: number, level: number, ringSeconds: number, from = 0): void {
  if (hz > SAMPLE_RATE * 0.42 || level === 0) return;
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  const r = 10 ** (-3 / (Math.max(0.005, ringSeconds) * SAMPLE_RATE));
  const c1 = 2 * r * Math.cos(w);
  const c2 = -r * r;
  let y1 = level * r * Math.sin(w);
  let y2 = 0;
  const end = Math.min(out.length, from + Math.ceil(ringSeconds * SAMPLE_RATE * 1.3));
  for (let i = from + 1; i < end; i++) {
    out[i]! += y1;
    const y = c1 * y1 + c2 * y2;
    y2 = y1;
    y1 = y;
  }
}
