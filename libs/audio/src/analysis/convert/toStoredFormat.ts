import type { AudioFacts } from '@fairtone/media';
import type { AudioFormat } from '../files/audioFormat';
import { retag } from '../retag/retag';
import { readAiff } from './readAiff';
import { readAlac } from './readAlac';
import { fitsFlac, writeFlac } from './writeFlac';
import { writeWav } from './writeWav';

export type StoredOriginal = { format: AudioFormat; file: Blob };

/**
 * What is kept of a file as its original: MP3, WAV and FLAC are kept as they are; AIFF and ALAC become FLAC with the same samples and
 * tags, or WAV where FLAC would lose a bit (floats, 32 bits, unusual rates).
 *
 * @param facts result of `inspectAudioFile` for the file
 * @param onProgress 0..1, of a conversion
 * @throws AudioFileError when a file to convert breaks off or is damaged
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
