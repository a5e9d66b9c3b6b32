/** @jest-environment node */
import { joinChunks, sineChunks } from '../testing/signals';
import { createResampler } from './resampler';

const SECONDS = 0.2;

function convert(from: number, to: number, hz: number): Float32Array {
  const resampler = createResampler({ from, to, channels: 1 });
  const chunks = [...sineChunks({ seconds: SECONDS, amplitude: 0.5, hz, sampleRate: from, channels: 1 })];
  return joinChunks([...chunks.map(resampler.push), resampler.finish()])[0]!;
}

test.each([
  [96000, 48000],
  [88200, 44100],
  [22050, 44100],
  [11025, 44100],
  [37800, 48000],
])('%i to %i Hz keeps the tone and the duration', (from, to) => {
  const samples = convert(from, to, 997);
  expect(samples).toHaveLength(to * SECONDS);
  const deviations = samples.map((value, i) => Math.abs(value - 0.5 * Math.sin((2 * Math.PI * 997 * i) / to)));
  expect(Math.max(...deviations.subarray(200, -200))).toBeLessThan(0.004);
});

test('frequencies above the new Nyquist limit are removed instead of aliased', () => {
  const samples = convert(96000, 48000, 30_000);
  expect(Math.max(...samples.subarray(500, -500).map(Math.abs))).toBeLessThan(0.001);
});

test('equal rates return the chunks unchanged', () => {
  const chunk = [Float32Array.of(1, 2, 3)];
  expect(createResampler({ from: 44100, to: 44100, channels: 1 }).push(chunk)).toBe(chunk);
});
