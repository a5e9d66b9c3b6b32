import type { TablesInsert } from '@fairtone/db-types';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { digestOfFiles } from '../../servers/testing/digestOfFiles';
import { withLock } from '../../servers/testing/withLock';

/** A short piece of real music with all files that an upload makes of it. */
export interface Song {
  /** The title, as the upload's file name has it. */
  title: string;
  format: 'mp3' | 'wav' | 'flac';
  genre: string;
  /** The file that an artist would choose. */
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

/** Paths of files for tests. */
export interface Media {
  songs: Record<Song['format'], Song>;
  /** Covers by the album's title. */
  covers: Record<string, Record<320 | 640 | 1400, string>>;
  /** Three colours side by side, 2400 x 1500. */
  picture: string;
}

const LONGEST_MAKING_MS = 2 * 60_000;
/** Sources of the files: when one changes, the files are made again. */
const SOURCES = ['e2e/support/makeMedia.ts', 'servers/demo/content', 'libs/audio/src/analysis', 'package-lock.json'];

/**
 * Generates the files once for all test processes of this machine; tests must not change them. In a separate process: encoders need
 * ES modules and threads.
 */
export async function sharedMedia(): Promise<Media> {
  const folder = join(tmpdir(), `fairtone-media-${digestOfFiles(process.cwd(), SOURCES)}`);
  const list = join(folder, 'media.json');
  await withLock(`${folder}.lock`, LONGEST_MAKING_MS, () => {
    if (existsSync(list)) return;
    execFileSync(process.execPath, ['tools/run.mjs', 'e2e/support/makeMedia.ts', folder], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  });
  return JSON.parse(readFileSync(list, 'utf8')) as Media;
}
