/** @jest-environment node */
import { createAnalyser } from './analyser';
import { dbfs, sineChunks } from './testing/signals';

test('measures a track chunk by chunk', () => {
  const analyser = createAnalyser({ sampleRate: 44100, channels: 2 });
  for (const chunk of sineChunks({ seconds: 1, amplitude: dbfs(-14), sampleRate: 44100 })) analyser.push(chunk);
  const analysis = analyser.finish();
  expect(analysis).toMatchObject({ durationMs: 1000, frames: 44_100, sampleRate: 44100 });
  expect(analysis.loudnessLufs).toBeCloseTo(-14, 1);
  expect(analysis.truePeakDb).toBeCloseTo(-14, 0);
  expect(analysis.peaks).toHaveLength(400);
});

test('silence has finite numbers, which a database can store', () => {
  const analyser = createAnalyser({ sampleRate: 44100, channels: 1 });
  analyser.push([new Float32Array(44100)]);
  expect(analyser.finish()).toMatchObject({ loudnessLufs: -70, truePeakDb: -120, durationMs: 1000 });
});
