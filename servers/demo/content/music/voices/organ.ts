import { midiToHz, SAMPLE_RATE, seconds } from '../dsp/constants';
import { fromHarmonics, TABLE_SIZE } from '../dsp/wavetables';
import { whiteNoise } from '../dsp/noise';
import type { Voice } from './voice';

/** Drawbars 16', 5 1/3', 8', 4', 2 2/3', 2', 1 3/5', 1 1/3', 1', each 0..8, in the usual notation: '888000000'. */
export type OrganSpec = { name: string; drawbars: string; percussion?: number; vibratoCents?: number };

// Counted in harmonics of a tone an octave below the key, where every drawbar is a whole number.
const DRAWBAR_HARMONIC = [1, 3, 2, 4, 6, 8, 10, 12, 16];

export function organVoice(spec: OrganSpec): Voice {
  const amplitudes = new Array<number>(16).fill(0);
  DRAWBAR_HARMONIC.forEach((harmonic, i) => (amplitudes[harmonic - 1] = Number(spec.drawbars[i] ?? 0) / 8));
  const table = fromHarmonics(amplitudes);
  return {
    name: spec.name,
    kind: 'sustained',
    releaseSeconds: 0.05,
    render: ({ midi, seconds: held, velocity, seed }) => {
      const hz = midiToHz(midi - 12);
      const out = new Float32Array(seconds(held + 0.05));
      const attack = seconds(0.006);
      const end = seconds(held);
      const depth = (spec.vibratoCents ?? 6) * 0.000578;
      let phase = ((seed * 0.37) % 1) * TABLE_SIZE;
      const step = (hz * TABLE_SIZE) / SAMPLE_RATE;
      for (let from = 0; from < out.length; from += 64) {
        const t = from / SAMPLE_RATE;
        const move = step * (1 + depth * Math.sin(2 * Math.PI * 6.2 * t + seed));
        for (let i = from; i < Math.min(out.length, from + 64); i++) {
          const index = phase | 0;
          const left = table[index]!;
          const gate = i < attack ? i / attack : i < end ? 1 : 1 - (i - end) / (out.length - end);
          out[i] = 0.42 * gate * (left + (phase - index) * (table[index + 1]! - left));
          phase += move;
          if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
        }
      }
      addClick(out, midi, seed, velocity * 0.05);
      if (spec.percussion) addPercussion(out, midiToHz(midi + 19), spec.percussion);
      return out;
    },
  };
}

function addClick(out: Float32Array, midi: number, seed: number, level: number): void {
  const click = whiteNoise(180, seed + midi);
  for (let i = 0; i < click.length && i < out.length; i++) out[i]! += click[i]! * level * (1 - i / 180);
}

function addPercussion(out: Float32Array, hz: number, level: number): void {
  const w = (2 * Math.PI * hz) / SAMPLE_RATE;
  for (let i = 0; i < out.length && i < 18000; i++) out[i]! += level * Math.exp(-i / 5000) * Math.sin(w * i);
}
