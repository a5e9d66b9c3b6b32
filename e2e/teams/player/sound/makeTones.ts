// Makes tracks of one tone: node tools/run.mjs e2e/teams/player/sound/makeTones.ts <folder> <wishes as JSON>
import { createRenditions } from '@fairtone/audio/analysis';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Song } from '../../../support/media';
import { SAMPLE_RATE, type ToneOptions } from './tones';

const [folder, wishes] = process.argv.slice(2);
if (!folder || !wishes) throw new Error('Name the folder to write to and what to write.');
mkdirSync(folder, { recursive: true });

const songs: Song[] = [];
for (const { title, hz, amplitude, seconds, beginsAtS = 0 } of JSON.parse(wishes) as ToneOptions[]) {
  const samples = Math.round(seconds * SAMPLE_RATE);
  const before = Math.round(beginsAtS * SAMPLE_RATE);
  const plane = Float32Array.from(
    { length: samples },
    (_, at) => amplitude * Math.sin((2 * Math.PI * hz * (before + at)) / SAMPLE_RATE),
  );
  const maker = await createRenditions({ sampleRate: SAMPLE_RATE, channels: 2, hasPurchase: false });
  await maker.push([plane, plane]);
  const { analysis, stream: file } = await maker.finish();
  const { loudnessLufs, truePeakDb, durationMs, peaks } = analysis;
  const path = join(folder, `${title}.mp3`);
  writeFileSync(path, new Uint8Array(await file.blob.arrayBuffer()));
  songs.push({
    title,
    format: 'mp3',
    genre: 'Electronic',
    upload: path,
    files: { original: path, purchase: path, stream: path },
    facts: {
      duration_ms: Math.round(durationMs),
      duration: Math.max(1, Math.round(durationMs / 1000)),
      loudness_lufs: loudnessLufs,
      true_peak_db: truePeakDb,
      peaks: [...peaks],
      encoder_delay: file.encoderDelay,
      encoder_padding: file.encoderPadding,
      sample_rate: file.sampleRate,
    },
  });
}
writeFileSync(join(folder, 'tones.json'), JSON.stringify(songs));
// The encoders keep their threads alive.
process.exit(0);
