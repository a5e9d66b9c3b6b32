import { SAMPLE_RATE } from './constants';

const LINES_MS = [31.7, 37.3, 43.9, 50.3, 26.1, 41.1, 47.7, 55.9];
const DIFFUSERS_MS = [5.3, 8.1, 11.9];

/**
 * A reverb: three diffusers per channel, then eight delay lines with a Householder feedback matrix that lose treble with every
 * pass. Reads both inputs and adds the result, scaled by `wet`, to the outputs.
 */
export function addReverb(
  input: [Float32Array, Float32Array], output: [Float32Array, Float32Array],
  room: { reverbSeconds: number; damping: number; wet: number },
): void {
  for (const channel of input) for (const ms of DIFFUSERS_MS) diffuse(channel, Math.round((ms * SAMPLE_RATE) / 1000));
  const lines = LINES_MS.map((ms) => new Float32Array(Math.round((ms * SAMPLE_RATE) / 1000)));
  const gains = lines.map((line) => 10 ** ((-3 * line.length) / SAMPLE_RATE / room.reverbSeconds));
  const lows = new Float64Array(8);
  const at = new Int32Array(8);
  const keep = Math.min(0.95, room.damping);
  const [inLeft, inRight] = input;
  const [outLeft, outRight] = output;
  const wet = room.wet * 0.5;
  const taps = new Float64Array(8);
  for (let i = 0; i < inLeft.length; i++) {
    let sum = 0;
    for (let k = 0; k < 8; k++) {
      const y = lines[k]![at[k]!]!;
      const low = y + keep * (lows[k]! - y);
      lows[k] = low;
      const value = low * gains[k]!;
      taps[k] = value;
      sum += value;
    }
    sum *= 0.25;
    const left = inLeft[i]!;
    const right = inRight[i]!;
    for (let k = 0; k < 8; k++) {
      const line = lines[k]!;
      let index = at[k]!;
      line[index] = taps[k]! - sum + (k & 1 ? right : left);
      if (++index === line.length) index = 0;
      at[k] = index;
    }
    outLeft[i]! += wet * (taps[0]! - taps[2]! + taps[4]! - taps[6]! + 0.4 * taps[1]!);
    outRight[i]! += wet * (taps[1]! - taps[3]! + taps[5]! - taps[7]! + 0.4 * taps[0]!);
  }
}

/** A Schroeder all-pass in place: diffuses without changing the spectrum. */
function diffuse(samples: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let at = 0;
  for (let i = 0; i < samples.length; i++) {
    const delayed = line[at]!;
    const value = samples[i]! - 0.62 * delayed;
    line[at] = value;
    samples[i] = delayed + 0.62 * value;
    if (++at === delay) at = 0;
  }
}
