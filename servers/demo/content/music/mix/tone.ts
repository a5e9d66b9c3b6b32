import { biquad } from '../dsp/filters';
import { SAMPLE_RATE, seconds } from '../dsp/constants';
import type { Stereo } from './placeNotes';

/** Bass, low middle, middle, treble: edges in Hz and the share of power of a well-balanced mix, in dB. */
const EDGES = [150, 800, 3000] as const;
const TARGETS = [-5, -4.5, -8, -12];
/** How far the mix is moved towards the targets: genres keep most of their own sound. */
const STRENGTH = 0.6;
const MOST_DB = 5.5;
const SLICES = 14;

/**
 * Balances the tone of a mix: measures which bands are too strong or too weak, and corrects them with broad filters.
 * @param darkness dB by which the treble may be below its target (and, halved, the middle)
 */
export function balanceTone(mix: Stereo, darkness: number): void {
  const measured = bandLevels(mix);
  const targets = [TARGETS[0]!, TARGETS[1]!, TARGETS[2]! - darkness / 2, TARGETS[3]! - darkness];
  const moves = targets.map((target, i) => Math.max(-MOST_DB, Math.min(MOST_DB, STRENGTH * (target - measured[i]!))));
  for (const channel of mix) {
    biquad(channel, 'lowshelf', EDGES[0] * 0.8, 0.7, moves[0]);
    biquad(channel, 'peak', 350, 0.55, moves[1]);
    biquad(channel, 'peak', 1500, 0.55, moves[2]);
    biquad(channel, 'highshelf', EDGES[2] * 1.15, 0.7, moves[3]);
  }
}

/** Share of the power in each band, in dB, from short slices over the whole piece. */
function bandLevels([left, right]: Stereo): number[] {
  const length = Math.min(left.length, seconds(0.7));
  const powers = [0, 0, 0, 0];
  for (let s = 0; s < SLICES; s++) {
    const from = Math.floor(((left.length - length) * s) / (SLICES - 1));
    const slice = Float32Array.from({ length }, (_, i) => left[from + i]! + right[from + i]!);
    powers.forEach((_, band) => (powers[band]! += powerOf(slice.slice(), band)));
  }
  const total = powers.reduce((sum, power) => sum + power, 1e-12);
  return powers.map((power) => 10 * Math.log10(power / total + 1e-9));
}

function powerOf(samples: Float32Array, band: number): number {
  if (band > 0) for (let pass = 0; pass < 2; pass++) biquad(samples, 'highpass', EDGES[band - 1]!);
  if (band < EDGES.length) for (let pass = 0; pass < 2; pass++) biquad(samples, 'lowpass', EDGES[band]!);
  let power = 0;
  for (let i = Math.floor(0.02 * SAMPLE_RATE); i < samples.length; i++) power += samples[i]! * samples[i]!;
  return power;
}
