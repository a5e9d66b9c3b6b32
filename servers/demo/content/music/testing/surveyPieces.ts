// Renders pieces and prints facts about each as a line of JSON: node tools/run.mjs <this file> '[{"genre":…}]'
// In a separate process, because the test runner's sandbox makes arithmetic many times slower.
import { createAnalyser } from '@fairtone/audio/analysis';
import { createHash } from 'node:crypto';
import { renderTrack } from '../renderTrack';
import type { TrackRequest } from '../trackRequest';
import { fingerprints } from './sharedSamples';

export type PieceFacts = TrackRequest & {
  tempo: number;
  key: string;
  instruments: string[];
  durationMs: number;
  loudnessLufs: number;
  truePeakDb: number;
  /** Mean of each channel; not finite if any sample is not. */
  offsets: number[];
  lastSample: number;
  isStereo: boolean;
  digest: string;
  prints: string[];
};

for (const request of JSON.parse(process.argv[2] ?? '[]') as TrackRequest[]) {
  const { channels, sampleRate, tempo, key, instruments } = renderTrack(request);
  const analyser = createAnalyser({ sampleRate, channels: 2 });
  analyser.push(channels);
  const { durationMs, loudnessLufs, truePeakDb } = analyser.finish();
  const [left, right] = channels.map((samples) => createHash('sha256').update(Buffer.from(samples.buffer)).digest('hex'));
  const facts: PieceFacts = {
    ...request, tempo, key, instruments, durationMs, loudnessLufs, truePeakDb,
    offsets: channels.map((samples) => samples.reduce((sum, value) => sum + value, 0) / samples.length),
    lastSample: Math.max(...channels.map((samples) => Math.abs(samples.at(-1)!))),
    isStereo: left !== right,
    digest: `${left}${right}`,
    prints: [...fingerprints(channels[0], sampleRate)],
  };
  console.log(JSON.stringify(facts));
}
