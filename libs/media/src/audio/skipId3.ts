import { textAt, viewAt, type ByteSource } from '../byteSource.ts';

const MOST_TAGS = 8;

/** Offset in bytes of the end of the ID3v2 tags at the beginning; null when a tag is longer than the file. */
export async function skipId3(source: ByteSource): Promise<number | null> {
  let place = 0;
  for (let count = 0; count < MOST_TAGS; count += 1) {
    const view = await viewAt(source, place, 10);
    if (!view || textAt(view, 0, 3) !== 'ID3') return place;
    const hasFooter = (view.getUint8(5) & 0x10) !== 0;
    // The size is a syncsafe integer: four bytes with seven bits each.
    const bytes = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (view.getUint8(at) & 0x7f), 0);
    place += 10 + bytes + (hasFooter ? 10 : 0);
    if (place >= source.size) return null;
  }
  return place;
}
