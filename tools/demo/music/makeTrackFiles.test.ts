/** @jest-environment node */
import { decodeAudioFile, inspectAudioFile } from '@fairtone/audio/analysis';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { MPEGDecoder } from 'mpg123-decoder';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeTrackFiles } from './makeTrackFiles';
import type { MusicResult } from './worker';

jest.setTimeout(120_000);

const outDir = mkdtempSync(join(tmpdir(), 'fairtone-music-'));
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const REQUEST = { genre: 'Folk', seed: 4, seconds: 12 };

async function playMp3(path: string) {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  return decoder.decode(readFileSync(path));
}

async function playWav(path: string): Promise<number[]> {
  const samples: number[] = [];
  for await (const [left] of (await decodeAudioFile(new Blob([readFileSync(path)]))).chunks) samples.push(...left!);
  return samples;
}

test('an MP3 master is the purchase file; both renditions play back to the analysed length', async () => {
  const made = await makeTrackFiles({ ...REQUEST, master: 'mp3', tags: { title: 'Slow Water' } }, join(outDir, 'mp3'));
  expect(readFileSync(made.files.original.path).equals(readFileSync(made.files.purchase.path))).toBe(true);
  for (const file of [made.files.purchase, made.files.stream]) {
    const { samplesDecoded, errors } = await playMp3(file.path);
    expect(errors).toEqual([]);
    expect(samplesDecoded).toBe(made.analysis.frames);
    expect(readFileSync(file.path).length).toBe(file.bytes);
  }
  const stream = await inspectAudioFile(new Blob([readFileSync(made.files.stream.path)]));
  expect(stream.trim.start).toBe(made.encoderDelay + 529);
  expect(made.instruments.length).toBeGreaterThan(2);
});

test('WAV and FLAC masters hold the same samples', async () => {
  const wav = await makeTrackFiles({ ...REQUEST, master: 'wav' }, join(outDir, 'wav'));
  const flac = await makeTrackFiles({ ...REQUEST, master: 'flac', tags: { title: 'Slow Water' } }, join(outDir, 'flac'));
  expect(flac.analysis).toEqual(wav.analysis);
  const decoder = new FLACDecoder();
  await decoder.ready;
  const fromFlac = await decoder.decodeFile(readFileSync(flac.files.original.path));
  const fromWav = await playWav(wav.files.original.path);
  expect(fromFlac.samplesDecoded).toBe(fromWav.length);
  // The two decoders differ in what they call full scale; compared are the 16-bit values.
  const differing = fromWav.filter((value, i) => Math.round(value * 32768) !== Math.round(fromFlac.channelData[0]![i]! * 32767));
  expect(differing).toHaveLength(0);
});

test('the worker answers a job with its result, and a wrong job with the reason', async () => {
  const child = spawn(process.execPath, [resolve('tools/run.mjs'), resolve('tools/demo/music/worker.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const jobs = [
    { id: 'good', ...REQUEST, master: 'mp3', outDir: join(outDir, 'worker'), tags: { title: 'Slow Water' } },
    { id: 'bad', genre: 'Polka', seed: 1, seconds: 12, master: 'mp3', outDir },
  ];
  child.stdin.end(jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  let output = '';
  for await (const text of child.stdout) output += text;
  const [good, bad] = output.trim().split('\n').map((line) => JSON.parse(line) as MusicResult);
  expect(good).toMatchObject({ id: 'good', ok: true, track: { files: { stream: { format: 'mp3' } } } });
  expect(bad).toMatchObject({ id: 'bad', ok: false, error: expect.stringContaining('Polka') });
});
