import type { AudioFormat } from '../files/audioFormat';
import { retagFlac } from './retagFlac';
import { retagMp3 } from './retagMp3';
import { retagWav } from './retagWav';
import type { WrittenTags } from './writtenTags';

const WRITERS = { mp3: retagMp3, wav: retagWav, flac: retagFlac };

/**
 * Replaces the tags and the cover of a file without changing its audio: samples stay bit-identical. A Blob is not
 * copied into memory, because the result refers to slices of it.
 *
 * @throws Error when the bytes are not of the given format
 */
export async function retag(
  source: Blob | ReadableStream<Uint8Array>,
  format: AudioFormat,
  tags: WrittenTags,
): Promise<Blob> {
  const file =
    source instanceof Blob ? source : await new Response(source as ReadableStream<Uint8Array<ArrayBuffer>>).blob();
  return WRITERS[format](file, tags);
}
