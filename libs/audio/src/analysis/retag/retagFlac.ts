import { ascii, concat, readSlice, textAt, u32be, u32le, utf8, type Bytes } from './bytes';
import { ID3_HEADER_BYTES, id3v2Size } from './id3v2';
import type { WrittenTags } from './writtenTags';

const BLOCK_HEADER_BYTES = 4;
const PADDING = 1;
const VORBIS_COMMENT = 4;
const PICTURE = 6;
const FRONT_COVER = 3;

/** Replaces comments and pictures; stream information, seek table and all audio frames stay the same. */
export async function retagFlac(file: Blob, tags: WrittenTags): Promise<Blob> {
  let at = id3v2Size(await readSlice(file, 0, ID3_HEADER_BYTES));
  if (textAt(await readSlice(file, at, 4), 0, 4) !== 'fLaC') throw new Error('This is not a FLAC file.');
  at += 4;
  const kept: { type: number; body: Blob }[] = [];
  for (let isLast = false; !isLast;) {
    const [first, a, b, c] = await readSlice(file, at, BLOCK_HEADER_BYTES);
    if (first === undefined || a === undefined || b === undefined || c === undefined)
      throw new Error('This FLAC file ends inside its header.');
    const size = (a << 16) | (b << 8) | c;
    const type = first & 0x7f;
    isLast = (first & 0x80) !== 0;
    at += BLOCK_HEADER_BYTES;
    if (![PADDING, VORBIS_COMMENT, PICTURE].includes(type)) kept.push({ type, body: file.slice(at, at + size) });
    at += size;
  }
  kept.push({ type: VORBIS_COMMENT, body: new Blob([vorbisComment(tags)]) });
  if (tags.cover) kept.push({ type: PICTURE, body: new Blob([picture(tags.cover)]) });
  const blocks = kept.flatMap(({ type, body }, i) => {
    const last = i === kept.length - 1 ? 0x80 : 0;
    return [Uint8Array.of(type | last, body.size >> 16, body.size >> 8, body.size), body];
  });
  return new Blob([ascii('fLaC'), ...blocks, file.slice(at)], { type: 'audio/flac' });
}

function vorbisComment(tags: WrittenTags): Bytes {
  const comments = (
    [
      ['TITLE', tags.title],
      ['ARTIST', tags.artist],
      ['ALBUM', tags.album],
      ['ALBUMARTIST', tags.albumArtist],
      ['TRACKNUMBER', tags.trackNumber],
      // Programs use different names for the total, so both are written.
      ['TRACKTOTAL', tags.trackTotal],
      ['TOTALTRACKS', tags.trackTotal],
      ['DISCNUMBER', tags.discNumber],
      ['DATE', tags.year],
      ['GENRE', tags.genre],
    ] as const
  ).filter(([, value]) => value !== undefined && value !== '');
  const entries = comments.map(([key, value]) => sized(utf8(`${key}=${value}`)));
  return concat([sized(utf8('Fairtone')), u32le(entries.length), ...entries]);
}

const sized = (bytes: Bytes): Bytes => concat([u32le(bytes.length), bytes]);

function picture(cover: { mimeType: string; bytes: Uint8Array }): Bytes {
  const mimeType = ascii(cover.mimeType);
  // Width, height, depth and palette may be 0; readers take them from the picture.
  return concat([
    u32be(FRONT_COVER),
    u32be(mimeType.length),
    mimeType,
    u32be(0),
    u32be(0),
    u32be(0),
    u32be(0),
    u32be(0),
    u32be(cover.bytes.length),
    cover.bytes,
  ]);
}
