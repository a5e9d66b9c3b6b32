import type { AudioFacts } from '@fairtone/media';
import type { AudioFormat } from '../files/audioFormat';
import { retag } from '../retag/retag';
import { readAiff } from './readAiff';
import { readAlac } from './readAlac';
import { fitsFlac, writeFlac } from './writeFlac';
import { writeWav } from './writeWav';

export type StoredOriginal = { format: AudioFormat; file: Blob };

/**
 * Converts a file to the format in which its original is stored. MP3, WAV and FLAC are returned unchanged; AIFF and
 * ALAC become FLAC with the same samples and tags, or WAV when FLAC would lose bits (floats, 32 bits, unusual rates).
 * @param facts result of `inspectAudioFile` for the file
 * @param onProgress called with 0..1 during a conversion
 * @throws AudioFileError when a file to convert is truncated or damaged
 */
export async function toStoredFormat(
  file: Blob,
  facts: AudioFacts,
  onProgress: (progress: number) => void = () => undefined,
): Promise<StoredOriginal> {
  if (facts.format !== 'aiff' && facts.format !== 'alac') return { format: facts.format, file };
  const pcm = facts.format === 'aiff' ? await readAiff(file, facts) : await readAlac(file, facts);
  const onFrames = (frames: number) => pcm.frames && onProgress(Math.min(1, frames / pcm.frames));
  const format = fitsFlac(pcm) ? 'flac' : 'wav';
  const converted = format === 'flac' ? await writeFlac(pcm, onFrames) : await writeWav(pcm, onFrames);
  return { format, file: await retag(converted, format, pcm.tags) };
}
