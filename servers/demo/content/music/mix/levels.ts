import { SAMPLE_RATE } from '../dsp/constants';
import type { Stereo } from './placeNotes';

const BLOCK = Math.round(0.1 * SAMPLE_RATE);
// Every second sample is enough to measure the loudness of a tenth of a second.
const STRIDE = 2;

const BODY_HZ = 110;

/**
 * Loudness of a part while it plays, in dB (mean square of the tenths of a second that are not much quieter than the rest,
 * rests left out), so that a mix can set levels of parts independent of the instrument's own loudness.
 * `ignoreBoom` leaves out the bass of a kick, which would otherwise lower the rest of the kit.
 */
export function activeLevelDb([left, right]: Stereo, ignoreBoom = false): number {
  const keep = ignoreBoom ? 1 - Math.exp((-2 * Math.PI * BODY_HZ * STRIDE) / SAMPLE_RATE) : 0;
  let lowLeft = 0;
  let lowRight = 0;
  const powers: number[] = [];
  for (let from = 0; from + BLOCK <= left.length; from += BLOCK) {
    let sum = 0;
    for (let i = from; i < from + BLOCK; i += STRIDE) {
      lowLeft += keep * (left[i]! - lowLeft);
      lowRight += keep * (right[i]! - lowRight);
      sum += (left[i]! - lowLeft) ** 2 + (right[i]! - lowRight) ** 2;
    }
    powers.push((sum * STRIDE) / BLOCK);
  }
  const loudest = powers.reduce((max, power) => Math.max(max, power), 0);
  if (loudest === 0) return -Infinity;
  const active = powers.filter((power) => power > loudest * 0.01);
  return 10 * Math.log10(active.reduce((sum, power) => sum + power, 0) / active.length);
}
