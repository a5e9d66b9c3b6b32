/** @jest-environment node */
import { dbfs, sineChunks } from '../testing/signals';
import { TruePeakMeter } from './truePeakMeter';

const SAMPLE_RATE = 48000;
const SECONDS = 0.2;

/** Fades both ends, because an abrupt end has a higher true peak than the tone. */
function peakDb(hz: number, phase: number, amplitude: number): number {
  const meter = new TruePeakMeter({ channels: 2 });
  let frames = 0;
  for (const chunk of sineChunks({ seconds: SECONDS, amplitude, hz, phase, sampleRate: SAMPLE_RATE })) {
    for (const plane of chunk)
      plane.forEach((value, i) => (plane[i] = value * Math.sin((Math.PI * (frames + i)) / (SECONDS * SAMPLE_RATE))));
    frames += chunk[0]!.length;
    meter.push(chunk);
  }
  return 20 * Math.log10(meter.amplitude());
}

// EBU Tech 3341 allows +0.2 and -0.4 dB.
test.each([
  ['a quarter of the sample rate, peaks between the samples', 12000, Math.PI / 4],
  ['a sixth of the sample rate', 8000, Math.PI / 6],
  ['an eighth of the sample rate', 6000, Math.PI / 8],
  ['a low tone', 997, 0],
])('the true peak of a tone is right: %s', (_, hz, phase) => {
  const measured = peakDb(hz, phase, dbfs(-6));
  expect(measured).toBeGreaterThan(-6.4);
  expect(measured).toBeLessThan(-5.8);
});

test('a peak in the last samples is included', () => {
  const meter = new TruePeakMeter({ channels: 1 });
  const samples = new Float32Array(100);
  samples[99] = 0.7;
  meter.push([samples]);
  expect(meter.amplitude()).toBeCloseTo(0.7, 5);
});

test('the result does not depend on the size of the chunks', () => {
  const whole = new TruePeakMeter({ channels: 1 });
  const pieces = new TruePeakMeter({ channels: 1 });
  const samples = Float32Array.from({ length: 4000 }, (_, i) => 0.6 * Math.sin(i * 1.3 + Math.sin(i * 0.01)));
  whole.push([samples]);
  for (let from = 0; from < 4000; from += 7) pieces.push([samples.subarray(from, from + 7)]);
  expect(pieces.amplitude()).toBeCloseTo(whole.amplitude(), 6);
});
