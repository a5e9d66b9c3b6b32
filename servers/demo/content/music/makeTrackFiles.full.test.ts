/** @jest-environment node */
import { decodeAudioFile, inspectAudioFile } from '@fairtone/audio/analysis';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { MPEGDecoder } from 'mpg123-decoder';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TrackFiles } from './makeTrackFiles';
import { trackLengthMs } from './trackLength';
import type { MusicResult } from './worker';

jest.setTimeout(120_000);

const outDir = mkdtempSync(join(tmpdir(), 'fairtone-music-'));
const results = new Map<string, MusicResult>();

/** Uses the worker process like the demo, also because arithmetic is slow in the test runner's sandbox. */
beforeAll(async () => {
  const child = spawn(process.execPath, [resolve('tools/run.mjs'), resolve('servers/demo/content/music/worker.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const piece = { genre: 'Folk', seed: 4, seconds: 12, tags: { title: 'Slow Water' } };
  const cover = { mimeType: 'image/png', base64: Buffer.from('a picture').toString('base64') };
  const jobs = [
    ...['mp3', 'wav', 'flac'].map((master) => ({ id: master, ...piece, master, cover, outDir: join(outDir, master) })),
    { id: 'wrong', ...piece, genre: 'Polka', master: 'mp3', outDir },
  ];
  child.stdin.end(jobs.map((job) => `${JSON.stringify(job)}\n`).join(''));
  let output = '';
  for await (const text of child.stdout) output += text;
  for (const line of output.trim().split('\n')) {
    const result = JSON.parse(line) as MusicResult;
    results.set(result.id, result);
  }
});
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

function made(id: string): TrackFiles {
  const result = results.get(id);
  if (!result?.ok) throw new Error(JSON.stringify(result));
  return result.track;
}

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

test('both files are decoded to exactly the analysed length', async () => {
  const { files, analysis } = made('mp3');
  for (const file of [files.purchase, files.stream]) {
    const { samplesDecoded, errors } = await playMp3(file.path);
    expect(errors).toEqual([]);
    expect(samplesDecoded).toBe(analysis.frames);
    expect(readFileSync(file.path).length).toBe(file.bytes);
  }
});

test('the length is known before the music is rendered', () => {
  expect(made('mp3').analysis.durationMs).toBe(trackLengthMs({ genre: 'Folk', seed: 4, seconds: 12 }));
});

test('an MP3 master is the purchase file', () => {
  const { files } = made('mp3');
  expect(readFileSync(files.original.path).equals(readFileSync(files.purchase.path))).toBe(true);
});

test('encoder delay and padding of the stream equal those in its tag', async () => {
  const { files, encoderDelay, encoderPadding } = made('wav');
  const facts = await inspectAudioFile(new Blob([readFileSync(files.stream.path)]));
  expect(facts).toMatchObject({ trim: { start: encoderDelay + 529, end: encoderPadding - 529 } });
});

test('masters have tags and cover, the stream has none', async () => {
  const { files } = made('wav');
  const { tags } = await decodeAudioFile(new Blob([readFileSync(files.original.path)]));
  expect(tags).toMatchObject({ title: 'Slow Water', genre: 'Folk', cover: { mimeType: 'image/png' } });
  expect(readFileSync(files.stream.path).subarray(0, 3).toString()).not.toBe('ID3');
});

test('WAV and FLAC masters have the same samples', async () => {
  const decoder = new FLACDecoder();
  await decoder.ready;
  const fromFlac = await decoder.decodeFile(readFileSync(made('flac').files.original.path));
  const fromWav = await playWav(made('wav').files.original.path);
  expect(fromFlac.samplesDecoded).toBe(fromWav.length);
  // The two decoders scale full scale differently, so the 16-bit values are compared.
  const differing = fromWav.filter((value, i) => Math.round(value * 32768) !== Math.round(fromFlac.channelData[0]![i]! * 32767));
  expect(differing).toHaveLength(0);
  expect(made('flac').analysis).toEqual(made('wav').analysis);
});

test('an invalid job is answered with the reason', () => {
  expect(results.get('wrong')).toMatchObject({ ok: false, error: expect.stringContaining('Polka') });
});
