import { ascii, concat, textAt, u32be, type Bytes } from './bytes';
import { ofTotal, type WrittenTags } from './writtenTags';

export const ID3_HEADER_BYTES = 10;
const UTF16_WITH_BOM = 1;
const FRONT_COVER = 3;

/** Size in bytes of the ID3v2 tag that starts at `offset`, including header and footer; 0 when there is none. */
export function id3v2Size(bytes: Uint8Array, offset = 0): number {
  if (offset + ID3_HEADER_BYTES > bytes.length || textAt(bytes, offset, 3) !== 'ID3') return 0;
  const [a, b, c, d] = bytes.subarray(offset + 6, offset + 10);
  const hasFooter = (bytes[offset + 5]! & 0x10) !== 0;
  return ID3_HEADER_BYTES + ((a! << 21) | (b! << 14) | (c! << 7) | d!) + (hasFooter ? ID3_HEADER_BYTES : 0);
}

/** Builds an ID3v2.3 tag, the version that both old car radios and new phones can read. */
export function buildId3v2(tags: WrittenTags): Bytes {
  const frames = [
    textFrame('TIT2', tags.title),
    textFrame('TPE1', tags.artist),
    textFrame('TALB', tags.album),
    textFrame('TPE2', tags.albumArtist),
    textFrame('TRCK', ofTotal(tags.trackNumber, tags.trackTotal)),
    textFrame('TPOS', tags.discNumber),
    textFrame('TYER', tags.year),
    textFrame('TCON', tags.genre),
    tags.cover ? pictureFrame(tags.cover) : new Uint8Array(0),
  ];
  const body = concat(frames);
  const size = Uint8Array.of(
    (body.length >> 21) & 127,
    (body.length >> 14) & 127,
    (body.length >> 7) & 127,
    body.length & 127,
  );
  return concat([ascii('ID3'), Uint8Array.of(3, 0, 0), size, body]);
}

function frame(id: string, body: Uint8Array): Bytes {
  return concat([ascii(id), u32be(body.length), Uint8Array.of(0, 0), body]);
}

function textFrame(id: string, value: string | number | undefined): Bytes {
  if (value === undefined || value === '') return new Uint8Array(0);
  return frame(id, concat([Uint8Array.of(UTF16_WITH_BOM), utf16(String(value))]));
}

function utf16(text: string): Bytes {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes[2 + 2 * i] = unit & 255;
    bytes[3 + 2 * i] = unit >> 8;
  }
  return bytes;
}

function pictureFrame(cover: { mimeType: string; bytes: Uint8Array }): Bytes {
  return frame(
    'APIC',
    concat([Uint8Array.of(0), ascii(cover.mimeType), Uint8Array.of(0, FRONT_COVER, 0), cover.bytes]),
  );
}
