import { readSlice } from '../retag/bytes';
import { ID3_HEADER_BYTES, id3v2Size } from '../retag/id3v2';
import type { AudioFormat } from './audioFormat';
import { AudioFileError } from './audioFileError';
import { detectFormat } from './detectFormat';
import { inspectFlac } from './inspectFlac';
import { inspectMp3 } from './inspectMp3';
import { inspectWav, type Inspection } from './inspectWav';

const HEAD_BYTES = 16384;

export type AudioFileInspection = Inspection & {
  format: AudioFormat;
  /** Samples to drop at either end of what is decoded (MP3 with a LAME tag). */
  trim: { start: number; end: number };
};

/**
 * Looks at the bytes of a file before anything is decoded: what it is, and whether it is all there.
 * @throws AudioFileError
 */
export async function inspectAudioFile(file: Blob): Promise<AudioFileInspection> {
  if (file.size === 0) throw new AudioFileError('empty', 'This file is empty.');
  let start = 0;
  for (let size = 1; size > 0; start += size) size = id3v2Size(await readSlice(file, start, ID3_HEADER_BYTES));
  if (start >= file.size) throw new AudioFileError('truncated', 'This file ends inside its tags.');
  const format = detectFormat(await readSlice(file, start, HEAD_BYTES));
  if (format === 'mp3') return { format, ...(await inspectMp3(file, start)) };
  const inspection = format === 'wav' ? await inspectWav(file) : await inspectFlac(file, start);
  return { format, ...inspection, trim: { start: 0, end: 0 } };
}
