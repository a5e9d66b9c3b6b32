import { blobSource, inspectAudio, type AudioFacts } from '@fairtone/media';
import { AudioFileError } from './audioFileError';

/**
 * Checks a file before it is decoded: its format, and whether it is complete. Uses `inspectAudio` like the storage
 * does, so that both accept the same files.
 * @throws AudioFileError when the file is not supported or incomplete
 */
export async function inspectAudioFile(file: Blob): Promise<AudioFacts> {
  const found = await inspectAudio(blobSource(file), { isWhole: true });
  if ('fault' in found) throw new AudioFileError(found.fault, found.message);
  return found;
}
