import { blobSource, inspectAudio, type AudioFacts } from '@fairtone/media';
import { AudioFileError } from './audioFileError';

/**
 * Looks at the bytes of a file before anything is decoded: what it is, and whether it is all there. The rule is that of
 * `inspectAudio`, which the storage asks too.
 * @throws AudioFileError
 */
export async function inspectAudioFile(file: Blob): Promise<AudioFacts> {
  const found = await inspectAudio(blobSource(file), { isWhole: true });
  if ('fault' in found) throw new AudioFileError(found.fault, found.message);
  return found;
}
