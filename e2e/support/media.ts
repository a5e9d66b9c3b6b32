import type { TablesInsert } from '@fairtone/db-types';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A short piece of real music with everything an upload makes of it. */
export interface Song {
  /** As the upload's file name says it. */
  title: string;
  format: 'mp3' | 'wav' | 'flac';
  genre: string;
  /** The file an artist would choose. */
  upload: string;
  files: Record<'original' | 'purchase' | 'stream', string>;
  facts: Pick<
    TablesInsert<'tracks'>,
    | 'duration'
    | 'duration_ms'
    | 'loudness_lufs'
    | 'true_peak_db'
    | 'peaks'
    | 'encoder_delay'
    | 'encoder_padding'
    | 'sample_rate'
  >;
}

/** Files for tests, as paths. */
export interface Media {
  songs: Record<Song['format'], Song>;
  /** By the album's title. */
  covers: Record<string, Record<320 | 640 | 1400, string>>;
  /** Three colours beside each other, 2400 x 1500. */
  picture: string;
}

/** Composes and draws them. In a process of its own: encoders want ES modules and threads. */
export function makeMedia(folder: string): Media {
  execFileSync(process.execPath, ['tools/run.mjs', 'e2e/support/makeMedia.ts', folder], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return JSON.parse(readFileSync(join(folder, 'media.json'), 'utf8')) as Media;
}
