/** @jest-environment node */
import { WAVEFORM_BUCKETS, WaveformMeter } from './waveform';

function waveform(samples: Float32Array, chunk = 1000): number[] {
  const meter = new WaveformMeter();
  for (let from = 0; from < samples.length; from += chunk) meter.push([samples.subarray(from, from + chunk)]);
  return meter.peaks();
}

test('has 400 bars from 0 to 255 for any length', () => {
  for (const length of [10, 399, 400, 44_100, 123_457]) {
    const peaks = waveform(new Float32Array(length).fill(0.5));
    expect(peaks).toHaveLength(WAVEFORM_BUCKETS);
    expect(Math.max(...peaks)).toBe(128);
    if (length >= 400) expect(Math.min(...peaks)).toBe(128);
  }
});

test('a loud moment is in the right bar', () => {
  const samples = new Float32Array(100_000).fill(0.1);
  samples[75_050] = -1.2;
  const peaks = waveform(samples);
  expect(peaks[300]).toBe(255);
  expect(peaks.filter((peak) => peak > 100)).toHaveLength(1);
});

test('a rising amplitude has rising bars', () => {
  const length = 333_333;
  const peaks = waveform(new Float32Array(length).map((_, i) => i / length));
  const deviations = peaks.map((peak, i) => Math.abs(peak - ((i + 1) / WAVEFORM_BUCKETS) * 255));
  expect(Math.max(...deviations)).toBeLessThan(1.5);
});

test('a bar is the peak of the loudest channel', () => {
  const meter = new WaveformMeter();
  meter.push([new Float32Array(4000).fill(0.1), new Float32Array(4000).fill(-0.8)]);
  expect(meter.peaks()[17]).toBe(204);
});
