import { midiToHz, SAMPLE_RATE, seconds } from '../dsp/constants';
import { biquad } from '../dsp/filters';
import { whiteNoise } from '../dsp/noise';
import { TABLE_SIZE, wavetable, type Wave } from '../dsp/wavetables';
import { stateVariableLowpass } from './sweptFilter';
import type { Voice, VoiceNote } from './voice';

type Oscillator = { wave: Wave; level: number; cents?: number; octave?: number };

export type SynthSpec = {
  name: string;
  oscillators: Oscillator[];
  /** Seconds; sustain is a level 0..1. */
  amp: { attack: number; decay: number; sustain: number; release: number };
  /** Cutoff as a multiple of the note (or in Hz with `fixedHz`), opening by `sweep` octaves and closing again. */
  filter?: { open: number; fixedHz?: number; sweep: number; attack: number; decay: number; resonance: number };
  vibrato?: { hz: number; cents: number; delay: number };
  /** Cents below the note from which the pitch rises within 60 ms. */
  scoop?: number;
  /** Breath or bow noise: level and its band as a multiple of the note. */
  breath?: { level: number; band: number };
  /** Fixed resonances of a body or a mouth: [Hz, Q, dB]. */
  formants?: [number, number, number][];
  /** A drop in pitch at the start: semitones and seconds (808 bass, tom-like synths). */
  drop?: { semitones: number; seconds: number };
  gain?: number;
};

/** Bowed, blown or electronic instruments: band-limited oscillators, a swept filter, vibrato, breath noise and formants. */
export function synthVoice(spec: SynthSpec): Voice {
  return { name: spec.name, kind: 'sustained', releaseSeconds: spec.amp.release, render: (note) => renderSynth(spec, note) };
}

function renderSynth(spec: SynthSpec, note: VoiceNote): Float32Array {
  const hz = midiToHz(note.midi);
  const out = new Float32Array(seconds(note.seconds + spec.amp.release));
  const bend = pitchCurve(spec, out.length, note.seed);
  spec.oscillators.forEach((oscillator, index) => {
    const table = wavetable(oscillator.wave, hz * 2 ** (oscillator.octave ?? 0));
    const ratio = 2 ** ((oscillator.octave ?? 0) + (oscillator.cents ?? 0) / 1200);
    const start = ((note.seed * 0.618 + index * 0.377) % 1) * TABLE_SIZE;
    addOscillator(out, table, hz * ratio, oscillator.level, bend, spec.drop || spec.oscillators.length === 1 ? 0 : start);
  });
  if (spec.breath) addBreath(out, spec.breath, hz, note);
  if (spec.filter) stateVariableLowpass(out, spec.filter, hz, note.velocity);
  for (const [formantHz, q, db] of spec.formants ?? []) biquad(out, 'peak', formantHz, q, db);
  applyEnvelope(out, spec, note.seconds);
  return out;
}

/** Pitch factor every 64 samples: delayed vibrato, a rise from below, a drop from above, and slow drift. */
function pitchCurve(spec: SynthSpec, length: number, seed: number): Float32Array {
  const curve = new Float32Array(Math.ceil(length / 64) + 2);
  const { vibrato, drop } = spec;
  const phase = (seed % 97) / 97;
  for (let i = 0; i < curve.length; i++) {
    const t = (i * 64) / SAMPLE_RATE;
    let cents = 0;
    if (vibrato) {
      const depth = Math.min(1, Math.max(0, (t - vibrato.delay) / 0.3));
      cents += depth * vibrato.cents * Math.sin(2 * Math.PI * (vibrato.hz * t + phase));
    }
    if (spec.scoop) cents -= spec.scoop * Math.max(0, 1 - t / 0.06) ** 2;
    if (drop) cents += 100 * drop.semitones * Math.exp(-t / drop.seconds);
    curve[i] = 2 ** (cents / 1200);
  }
  return curve;
}

function addOscillator(
  out: Float32Array, table: Float32Array, hz: number, level: number, bend: Float32Array, start: number,
): void {
  const step = (hz * TABLE_SIZE) / SAMPLE_RATE;
  let phase = start;
  for (let block = 0, from = 0; from < out.length; block++, from += 64) {
    const to = Math.min(out.length, from + 64);
    const move = step * bend[block]!;
    for (let i = from; i < to; i++) {
      const index = phase | 0;
      const left = table[index]!;
      out[i]! += level * (left + (phase - index) * (table[index + 1]! - left));
      phase += move;
      if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    }
  }
}

function addBreath(out: Float32Array, breath: { level: number; band: number }, hz: number, note: VoiceNote): void {
  const noise = whiteNoise(out.length, note.seed + note.midi * 17);
  biquad(noise, 'bandpass', hz * breath.band, 1.2);
  const puff = seconds(0.07);
  for (let i = 0; i < out.length; i++) out[i]! += noise[i]! * breath.level * (i < puff ? 2.4 - (1.4 * i) / puff : 1);
}

function applyEnvelope(out: Float32Array, spec: SynthSpec, held: number): void {
  const { attack, decay, sustain } = spec.amp;
  const attackEnd = seconds(attack);
  const heldEnd = Math.min(out.length, seconds(held));
  const fall = Math.exp(-1 / (Math.max(0.005, decay) * SAMPLE_RATE));
  const gain = spec.gain ?? 1;
  let excess = 1 - sustain;
  let level = 0;
  for (let i = 0; i < heldEnd; i++) {
    if (i < attackEnd) level = i / attackEnd;
    else {
      level = sustain + excess;
      excess *= fall;
    }
    out[i]! *= level * gain;
  }
  const tail = out.length - heldEnd;
  for (let i = heldEnd; i < out.length; i++) {
    const left = 1 - (i - heldEnd) / tail;
    out[i]! *= level * gain * left * left;
  }
}
