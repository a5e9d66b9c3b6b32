import { readSlice, textAt } from './bytes';
import { buildId3v2, ID3_HEADER_BYTES, id3v2Size } from './id3v2';
import type { WrittenTags } from './writtenTags';

const ID3V1_BYTES = 128;

/** Replaces the tags at both ends; the frames between them, with their gapless information, stay the same. */
export async function retagMp3(file: Blob, tags: WrittenTags): Promise<Blob> {
  let start = 0;
  for (;;) {
    const size = id3v2Size(await readSlice(file, start, ID3_HEADER_BYTES));
    if (size === 0) break;
    start += size;
  }
  const tail = await readSlice(file, file.size - ID3V1_BYTES, 3);
  const end = textAt(tail, 0, 3) === 'TAG' ? file.size - ID3V1_BYTES : file.size;
  return new Blob([buildId3v2(tags), file.slice(start, end)], { type: 'audio/mpeg' });
}
