import type { PlanarChunk } from '../planar';

const LOBES = 16;
const PHASES = 512;

export type Resampler = {
  push: (chunk: PlanarChunk) => PlanarChunk;
  /** Returns the remaining samples. */
  finish: () => PlanarChunk;
};

/**
 * Changes the sample rate of a stream with a Blackman-windowed sinc, which attenuates by about 90 dB above the new
 * Nyquist limit. For equal rates it returns the chunks unchanged.
 * @param options rates in Hz
 */
export function createResampler(options: { from: number; to: number; channels: number }): Resampler {
  const { from, to, channels } = options;
  const empty = () => Array.from({ length: channels }, () => new Float32Array(0));
  if (from === to) return { push: (chunk) => chunk, finish: empty };

  const step = from / to;
  const cutoff = Math.min(1, to / from) * 0.96;
  const half = Math.ceil(LOBES / cutoff);
  const table = sincTable(half, cutoff);
  let waiting = Array.from({ length: channels }, () => new Float32Array(half));
  // Position of the next output sample, counted in input samples from the start of `waiting`.
  let position = half;
  let received = 0;
  let produced = 0;

  const run = (last: boolean): PlanarChunk => {
    const available = waiting[0]!.length - half;
    const limit = last ? Math.round(received / step) : Infinity;
    const count = Math.max(0, Math.min(limit - produced, Math.ceil((available - position) / step)));
    const output = waiting.map((plane) => resamplePlane(plane, position, step, count, half, table));
    produced += count;
    position += count * step;
    const drop = Math.max(0, Math.floor(position) - half);
    waiting = waiting.map((plane) => plane.slice(drop));
    position -= drop;
    return output;
  };

  return {
    push: (chunk) => {
      received += chunk[0]?.length ?? 0;
      waiting = waiting.map((plane, c) => join(plane, chunk[c]!));
      return run(false);
    },
    finish: () => {
      waiting = waiting.map((plane) => join(plane, new Float32Array(2 * half + Math.ceil(step))));
      return run(true);
    },
  };
}

function resamplePlane(
  plane: Float32Array,
  position: number,
  step: number,
  count: number,
  half: number,
  table: Float32Array,
): Float32Array<ArrayBuffer> {
  const output = new Float32Array(count);
  const taps = 2 * half;
  for (let i = 0; i < count; i++) {
    const at = position + i * step;
    const whole = Math.floor(at);
    const phase = Math.round((at - whole) * PHASES);
    const row = phase * taps;
    const start = whole - half + 1;
    let sum = 0;
    for (let t = 0; t < taps; t++) sum += table[row + t]! * plane[start + t]!;
    output[i] = sum;
  }
  return output;
}

function sincTable(half: number, cutoff: number): Float32Array {
  const taps = 2 * half;
  const table = new Float32Array((PHASES + 1) * taps);
  for (let phase = 0; phase <= PHASES; phase++) {
    let sum = 0;
    for (let t = 0; t < taps; t++) {
      const x = t - half + 1 - phase / PHASES;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x * cutoff) / (Math.PI * x * cutoff);
      const angle = Math.PI * (x / half);
      const value = sinc * (0.42 + 0.5 * Math.cos(angle) + 0.08 * Math.cos(2 * angle));
      table[phase * taps + t] = value;
      sum += value;
    }
    for (let t = 0; t < taps; t++) table[phase * taps + t]! /= sum;
  }
  return table;
}

function join(head: Float32Array, tail: Float32Array): Float32Array<ArrayBuffer> {
  const joined = new Float32Array(head.length + tail.length);
  joined.set(head);
  joined.set(tail, head.length);
  return joined;
}
