/** @jest-environment node */
import { DRUMS } from '../drums/catalogue';
import { midiToHz, SAMPLE_RATE } from '../dsp/constants';
import { VOICES } from './catalogue';

const PROBE_CENTS = 4;

/** Deviation in cents of the loudest frequency within a third of a tone of the note's pitch. */
function centsOff(samples: Float32Array, hz: number): number {
  const from = 3000;
  const length = Math.min(samples.length - from, 12000);
  let best = 0;
  let loudest = -1;
  for (let cents = -60; cents <= 60; cents += PROBE_CENTS) {
    const step = (2 * Math.PI * hz * 2 ** (cents / 1200)) / SAMPLE_RATE;
    const power = powerAt(samples.subarray(from, from + length), step);
    if (power > loudest) {
      loudest = power;
      best = cents;
    }
  }
  return best;
}

/** Power at one frequency: Goertzel algorithm with a window that fades out. */
function powerAt(samples: Float32Array, step: number): number {
  const factor = 2 * Math.cos(step);
  let s1 = 0;
  let s2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const place = i / samples.length;
    const s0 = samples[i]! * 4 * place * (1 - place) + factor * s1 - s2;
    s2 = s1;
    s1 = s0;
  }
  return s1 * s1 + s2 * s2 - factor * s1 * s2;
}

test.each(Object.entries(VOICES))('%s is in tune, audible and clean', (_, voice) => {
  for (const midi of [64, 70]) {
    const samples = voice.render({ midi, seconds: 0.7, velocity: 0.8, seed: 5 });
    expect(Number.isFinite(samples.reduce((sum, value) => sum + value, 0))).toBe(true);
    const peak = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(2);
    expect(Math.abs(centsOff(samples, midiToHz(midi)))).toBeLessThanOrEqual(16);
  }
});

test.each(Object.entries(VOICES))('%s falls silent', (_, voice) => {
  const samples = voice.render({ midi: 64, seconds: 0.5, velocity: 0.8, seed: 5 });
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.02);
});

test.each(Object.entries(DRUMS))('%s starts at once and fades out', (_, drum) => {
  const samples = drum.render(3);
  expect(Number.isFinite(samples.reduce((sum, value) => sum + value, 0))).toBe(true);
  const peak = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0);
  expect(peak).toBeGreaterThan(0.05);
  expect(Math.abs(samples.at(-1)!)).toBeLessThan(peak * 0.08);
});

test('two strokes with different seeds have different samples', () => {
  expect(DRUMS.rockSnare.render(1)).not.toEqual(DRUMS.rockSnare.render(2));
});
