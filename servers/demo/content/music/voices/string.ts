import { midiToHz, SAMPLE_RATE, seconds } from '../dsp/constants';
import { biquad } from '../dsp/filters';
import { whiteNoise } from '../dsp/noise';
import type { Voice, VoiceNote } from './voice';

export type StringSpec = {
  name: string;
  /** Seconds for a note of 220 Hz to decay by 60 dB; lower notes ring longer. */
  ring: number;
  /** Brightness 0..1: sound of the pick and decay of the treble. */
  bright: number;
  /** Plucking position as a fraction of the string's length. */
  pick: number;
  /** Resonances of the body: [Hz, Q, dB]. */
  body?: [number, number, number][];
  /** Detuning in cents between two strings of a course; omit for single strings. */
  courseCents?: number;
  releaseSeconds?: number;
  gain?: number;
};

/** Plucked strings: Karplus-Strong with pick position, tuned by an all-pass, and resonances of the body. */
export function stringVoice(spec: StringSpec): Voice {
  return {
    name: spec.name,
    kind: 'decaying',
    releaseSeconds: spec.releaseSeconds ?? 0.09,
    render: (note) => {
      const samples = pluck(spec, note, midiToHz(note.midi));
      if (spec.courseCents) {
        const second = pluck(spec, { ...note, seed: note.seed + 7919 }, midiToHz(note.midi) * 2 ** (spec.courseCents / 1200));
        for (let i = 0; i < samples.length && i < second.length; i++) samples[i] = (samples[i]! + second[i]!) * 0.6;
      }
      for (const [hz, q, db] of spec.body ?? []) biquad(samples, 'peak', hz, q, db);
      biquad(samples, 'highpass', 45);
      return samples;
    },
  };
}

function pluck(spec: StringSpec, note: VoiceNote, hz: number): Float32Array {
  const ring = Math.min(6, spec.ring * (220 / hz) ** 0.45);
  const length = seconds(Math.min(4.5, ring));
  const out = new Float32Array(length);
  const smooth = 0.5 - 0.42 * Math.min(1, spec.bright * (0.75 + 0.35 * note.velocity));
  const period = SAMPLE_RATE / hz - smooth;
  const size = Math.max(2, Math.floor(period - 0.2));
  const fraction = period - size;
  const allpass = (1 - fraction) / (1 + fraction);
  const loss = 10 ** (-3 / (hz * ring));
  const line = excitation(size, spec, note);
  const gain = (spec.gain ?? 1) * 0.8;

  let previous = 0;
  let apIn = 0;
  let apOut = 0;
  let at = 0;
  for (let i = 0; i < length; i++) {
    const y = line[at]!;
    out[i] = y * gain;
    const damped = loss * ((1 - smooth) * y + smooth * previous);
    previous = y;
    apOut = allpass * (damped - apOut) + apIn;
    apIn = damped;
    line[at] = apOut;
    if (++at === size) at = 0;
  }
  return out;
}

function excitation(size: number, spec: StringSpec, note: VoiceNote): Float32Array {
  const noise = whiteNoise(size, note.seed + note.midi * 131);
  const coefficient = Math.min(0.95, 0.12 + spec.bright * (0.35 + 0.6 * note.velocity));
  // Runs around the loop twice, so that the smoothed burst has no step between its end and its start.
  let low = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let i = 0; i < size; i++) {
      low += coefficient * (noise[i]! - low);
      if (turn === 1) noise[i] = low;
    }
  }
  const pickOffset = Math.max(1, Math.round(size * spec.pick));
  const burst = new Float32Array(size);
  let mean = 0;
  for (let i = 0; i < size; i++) {
    burst[i] = noise[i]! - 0.9 * noise[(i + size - pickOffset) % size]!;
    mean += burst[i]! / size;
  }
  let power = 1e-9;
  for (let i = 0; i < size; i++) power += (burst[i]! -= mean) ** 2 / size;
  const level = 0.32 / Math.sqrt(power);
  for (let i = 0; i < size; i++) burst[i]! *= level;
  return burst;
}
