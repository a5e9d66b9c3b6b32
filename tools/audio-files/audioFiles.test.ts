/** @jest-environment node */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { RECIPES } from './recipes';
import type { Verdict } from './verdict';

jest.setTimeout(120_000);

let verdicts: Record<string, Verdict> = {};

/** In a separate process, because the test runner's sandbox is slow at arithmetic. */
beforeAll(async () => {
  const entries = [resolve('tools/run.mjs'), resolve('tools/audio-files/main.ts')];
  const child = spawn(process.execPath, entries, { stdio: ['ignore', 'pipe', 'pipe'] });
  const texts = { out: '', err: '' };
  child.stdout.on('data', (text) => (texts.out += text));
  child.stderr.on('data', (text) => (texts.err += text));
  const code = await new Promise((done) => child.on('close', done));
  if (code !== 0) throw new Error(texts.err);
  verdicts = JSON.parse(texts.out) as Record<string, Verdict>;
});

const recipes = Object.values(RECIPES).flat();
const converted = recipes.filter(({ outcome }) => outcome.includes('→'));

describe('a file as programs of the world write it', () => {
  it.each(recipes)('$file ($what): $outcome', ({ file, outcome }) => {
    expect(verdicts[file]?.outcome).toBe(outcome);
  });

  it('is not refused by the storage once the browser took it', () => {
    const taken = recipes.filter(({ outcome }) => !outcome.startsWith('refused'));
    expect(taken.filter(({ file }) => verdicts[file]?.storage != null)).toEqual([]);
  });

  it('is refused by the storage for the same reason, where it is', () => {
    const refused = recipes.filter(({ file }) => verdicts[file]?.storage != null);
    for (const { file, outcome } of refused) expect(outcome).toBe(`refused: ${verdicts[file]?.storage}`);
    expect(refused.length).toBeGreaterThan(10);
  });
});

describe('what is converted', () => {
  it.each(converted)('$file keeps every sample', ({ file }) => expect(verdicts[file]?.isLossless).toBe(true));

  it('keeps its tags and its cover', () => {
    expect(verdicts['aiff-id3.aiff']?.tags).toEqual({ title: 'Tone', artist: 'Sox' });
    const tags = { title: 'Tone', artist: 'Sox', trackNumber: 3, discNumber: 2, cover: 'image/png' };
    expect(verdicts['alac-mono.m4a']?.tags).toEqual(tags);
  });
});
