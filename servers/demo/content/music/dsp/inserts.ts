import type { Insert } from '../compose/score';
import { SAMPLE_RATE } from './constants';
import { biquad } from './filters';
import { stateVariableLowpass } from '../voices/sweptFilter';
import { SINE, SINE_SIZE } from './wavetables';

/** What effects of a part can depend on. */
export type InsertContext = { kickTimes: number[]; side: number };

/** Applies one effect to one channel of a part, in place. */
export function applyInsert(samples: Float32Array, insert: Insert, context: InsertContext): void {
  switch (insert.kind) {
    case 'amp':
      return amp(samples, insert.drive, insert.tone);
    case 'chorus':
      return chorus(samples, insert.depthMs, insert.hz, context.side);
    case 'tremolo':
      return tremolo(samples, insert.hz, insert.depth, insert.pan ? context.side * 0.5 : 0);
    case 'duck':
      return duck(samples, insert.depth, context.kickTimes);
    case 'opening':
      return opening(samples, insert.fromHz, insert.toHz);
    case 'crush':
      return crush(samples, insert.bits);
    default:
      biquad(samples, insert.kind, insert.hz);
  }
}

/** A valve amplifier with speaker: bass cut, soft clipping with a bias, then the narrow band of the cabinet. */
function amp(samples: Float32Array, drive: number, tone: number): void {
  biquad(samples, 'highpass', 110);
  biquad(samples, 'peak', 800, 0.7, 4);
  const level = peakOf(samples);
  if (level === 0) return;
  const gain = drive / level;
  const bias = 0.12;
  const rest = Math.tanh(bias);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.tanh(samples[i]! * gain + bias) - rest;
  biquad(samples, 'highpass', 75);
  biquad(samples, 'peak', 2300, 0.9, 4);
  biquad(samples, 'lowpass', tone, 0.8);
  biquad(samples, 'lowpass', tone * 1.25, 0.7);
}

function chorus(samples: Float32Array, depthMs: number, hz: number, side: number): void {
  const dry = samples.slice();
  const depth = (depthMs * SAMPLE_RATE) / 1000;
  const base = depth + 0.009 * SAMPLE_RATE;
  const step = (hz * SINE_SIZE) / SAMPLE_RATE;
  let phase = side * SINE_SIZE * 0.27;
  for (let i = Math.ceil(base + depth) + 2; i < samples.length; i++) {
    const at = i - base - depth * SINE[phase & (SINE_SIZE - 1)]!;
    const whole = at | 0;
    samples[i] = 0.75 * dry[i]! + 0.55 * (dry[whole]! + (at - whole) * (dry[whole + 1]! - dry[whole]!));
    phase += step;
  }
}

function tremolo(samples: Float32Array, hz: number, depth: number, offset: number): void {
  const step = (hz * SINE_SIZE) / SAMPLE_RATE;
  let phase = offset * SINE_SIZE;
  for (let i = 0; i < samples.length; i++) {
    samples[i]! *= 1 - depth * 0.5 * (1 + SINE[phase & (SINE_SIZE - 1)]!);
    phase += step;
  }
}

/** Ducks the part at every kick for a quarter of a second. */
function duck(samples: Float32Array, depth: number, kickTimes: number[]): void {
  const length = Math.round(0.26 * SAMPLE_RATE);
  for (const time of kickTimes) {
    const from = Math.round(time * SAMPLE_RATE);
    for (let i = Math.max(0, -from); i < length && from + i < samples.length; i++) {
      const back = i / length;
      const dip = i < 200 ? i / 200 : 1;
      samples[from + i]! *= 1 - depth * dip * (1 - back) * (1 - back);
    }
  }
}

/** A low-pass that opens over the whole piece and closes again at its end. */
function opening(samples: Float32Array, fromHz: number, toHz: number): void {
  const length = samples.length / SAMPLE_RATE;
  const octaves = Math.log2(toHz / fromHz);
  stateVariableLowpass(samples, {
    open: 1, fixedHz: fromHz / 0.95, sweep: octaves, attack: length * 0.7, decay: length * 0.3, resonance: 0.25,
  }, fromHz, 0.5);
}

function crush(samples: Float32Array, bits: number): void {
  const steps = 2 ** bits;
  const hold = 3;
  let value = 0;
  for (let i = 0; i < samples.length; i++) {
    if (i % hold === 0) value = Math.round(samples[i]! * steps) / steps;
    samples[i] = value;
  }
}

export function peakOf(samples: Float32Array): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = Math.abs(samples[i]!);
    if (value > peak) peak = value;
  }
  return peak;
}
