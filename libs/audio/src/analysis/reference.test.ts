/** @jest-environment node */
import { createAnalyser, type TrackAnalysis } from './analyser';
import { decodeAudioFile } from './files/decodeAudioFile';
import { LoudnessMeter } from './meter/loudnessMeter';
import { WAVEFORM_BUCKETS } from './meter/waveform';
import type { PlanarChunk } from './planar';
import { constantTone, toneWithBurst } from './testing/peakSignals';
import { dbfs, joinChunks, sineChunks, wavOf } from './testing/signals';

/** Measures a file like an upload does: reads its bytes and decodes them chunk by chunk. */
async function measureFile(signal: PlanarChunk, sampleRate: number): Promise<TrackAnalysis> {
  const decoded = await decodeAudioFile(new Blob([wavOf(signal, sampleRate)]));
  const analyser = createAnalyser(decoded);
  for await (const chunk of decoded.chunks) analyser.push(chunk);
  return analyser.finish();
}

// meter/loudnessMeter.test.ts measures signals 1 to 5 of EBU Tech 3341 at the length of the standard. A file adds the
// rounding to 16 bits and the decoder.
test.each([44_100, 48_000])('a file of %i Hz has the loudness of its samples', async (sampleRate) => {
  const steps = [
    [-36, 0.4],
    [-23, 0.5],
  ] as const;
  const tones = joinChunks(
    steps.flatMap(([db, seconds]) => [...sineChunks({ seconds, amplitude: dbfs(db), sampleRate })]),
  );
  const meter = new LoudnessMeter({ sampleRate, channels: 2 });
  meter.push(tones);
  const { loudnessLufs } = await measureFile(tones, sampleRate);
  expect(Math.abs(loudnessLufs - meter.integrated())).toBeLessThan(0.01);
  expect(Math.abs(loudnessLufs + 23)).toBeLessThan(3);
});

// Signals 15 to 23, generated as the standard describes them; it allows +0.2 and -0.4 dB. Signals 7 and 8 are
// recordings, which cannot be generated.
test.each<[string, PlanarChunk, number]>([
  ['15', constantTone({ part: 4, degrees: 0, amplitude: 0.5 }), -6],
  ['16', constantTone({ part: 4, degrees: 45, amplitude: 0.5 }), -6],
  ['17', constantTone({ part: 6, degrees: 60, amplitude: 0.5 }), -6],
  ['18', constantTone({ part: 8, degrees: 67.5, amplitude: 0.5 }), -6],
  ['19', constantTone({ part: 4, degrees: 45, amplitude: 1.41 }), 3],
  ['20', toneWithBurst(0), 0],
  ['21', toneWithBurst(1), 0],
  ['22', toneWithBurst(2), 0],
  ['23', toneWithBurst(3), 0],
])('the true peak of a file with signal %s is within the tolerance', async (_, signal, expected) => {
  const { truePeakDb } = await measureFile(signal, 48_000);
  expect(truePeakDb).toBeGreaterThanOrEqual(expected - 0.4);
  expect(truePeakDb).toBeLessThanOrEqual(expected + 0.2);
});

test('the bars of a file are the amplitudes of its samples', async () => {
  const sampleRate = 48_000;
  const perBar = 120;
  // A different amplitude in the middle of each bar, alternating above and below zero; the right channel is half as
  // loud.
  const isMiddle = (frame: number) => frame >= perBar / 3 && frame < (2 * perBar) / 3;
  const heights = Array.from({ length: WAVEFORM_BUCKETS }, (_, bar) => ((bar * 37) % 100) / 100);
  const left = Float32Array.from({ length: WAVEFORM_BUCKETS * perBar }, (_, i) =>
    isMiddle(i % perBar) ? heights[Math.floor(i / perBar)]! * (i % 2 === 0 ? 1 : -1) : 0,
  );
  const { peaks, durationMs } = await measureFile([left, left.map((value) => value / 2)], sampleRate);
  expect(durationMs).toBe(1000);
  expect(peaks).toEqual(heights.map((height) => Math.round((Math.round(height * 32767) / 32768) * 255)));
});
