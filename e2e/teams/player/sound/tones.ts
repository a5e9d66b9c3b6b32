import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Song } from '../../../support/media';

export const SAMPLE_RATE = 44100;
/** Not a multiple of any encoder's block length. */
export const TONE_HZ = 441.7;

export interface ToneOptions {
  title: string;
  hz: number;
  /** Amplitude, 0 to 1. */
  amplitude: number;
  seconds: number;
  /** Where in an endless tone the track begins, in seconds: sets its phase. */
  beginsAtS?: number;
}

/** Encodes tones as uploads are encoded, each into a file of its own. */
export function makeTones(wishes: ToneOptions[]): Song[] {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-tones-'));
  execFileSync(
    process.execPath,
    ['tools/run.mjs', 'e2e/teams/player/sound/makeTones.ts', folder, JSON.stringify(wishes)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  return JSON.parse(readFileSync(join(folder, 'tones.json'), 'utf8')) as Song[];
}

/** One endless tone, cut into tracks at positions that are not frame borders of the encoder. */
export function cutTone(lengthsS: number[], amplitude = 0.4): ToneOptions[] {
  let beginsAtS = 0;
  return lengthsS.map((seconds, index) => {
    const wish = { title: `Part ${index + 1}`, hz: TONE_HZ, amplitude, seconds, beginsAtS };
    beginsAtS += Math.round(seconds * SAMPLE_RATE) / SAMPLE_RATE;
    return wish;
  });
}
