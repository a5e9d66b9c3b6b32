import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { readFileSync } from 'node:fs';
// Not through the lib's index: that brings the whole of testing-library into Node.
// eslint-disable-next-line @nx/enforce-module-boundaries -- see above
import { readZip } from '../../../libs/testing/src/readZip';

/** Files of a saved ZIP by their name inside it. */
export function readArchive(path: string): Promise<Map<string, Uint8Array>> {
  return readZip(new Blob([readFileSync(path)]));
}

/** The metadata that a music player shows of a file. */
export async function readTags(bytes: Uint8Array) {
  const input = new Input({ source: new BufferSource(Uint8Array.from(bytes)), formats: ALL_FORMATS });
  const { images, title, artist, album, albumArtist, trackNumber, tracksTotal } = await input.getMetadataTags();
  return { title, artist, album, albumArtist, trackNumber, tracksTotal, pictures: images?.length ?? 0 };
}

/** The sample bytes of a WAV file, unchanged. */
export function wavSamples(file: Uint8Array): Buffer {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length);
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32LE(at + 4);
    if (bytes.toString('latin1', at, at + 4) === 'data') return bytes.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('This WAV file has no samples.');
}
