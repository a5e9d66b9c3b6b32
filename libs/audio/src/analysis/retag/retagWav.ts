import { ascii, concat, readSlice, textAt, u32le, utf8, type Bytes } from './bytes';
import { buildId3v2 } from './id3v2';
import { ofTotal, type WrittenTags } from './writtenTags';

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/** Replaces the INFO list and the ID3 chunk; format, samples and every other chunk stay as they are. */
export async function retagWav(file: Blob, tags: WrittenTags): Promise<Blob> {
  const head = await readSlice(file, 0, RIFF_HEADER_BYTES);
  // The 64-bit variant keeps its sizes elsewhere and cannot hold chunks that older readers find: it goes out untouched.
  if (textAt(head, 0, 4) === 'RF64') return file;
  if (textAt(head, 0, 4) !== 'RIFF' || textAt(head, 8, 4) !== 'WAVE') throw new Error('This is not a WAV file.');
  const chunks: Blob[] = [];
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= file.size;) {
    const header = await readSlice(file, at, CHUNK_HEADER_BYTES + 4);
    const size = new DataView(header.buffer).getUint32(4, true);
    const end = Math.min(file.size, at + CHUNK_HEADER_BYTES + size);
    const padding = new Uint8Array(size % 2);
    if (!isTagChunk(header)) chunks.push(new Blob([file.slice(at, end), padding]));
    at += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  // ID3 first: it knows every alphabet, and readers keep what they find first.
  const body = new Blob(['WAVE', ...chunks, chunk('id3 ', buildId3v2(tags)), chunk('LIST', infoList(tags))]);
  return new Blob([ascii('RIFF'), u32le(body.size), body], { type: 'audio/wav' });
}

function isTagChunk(header: Bytes): boolean {
  const id = textAt(header, 0, 4);
  return id === 'id3 ' || id === 'ID3 ' || (id === 'LIST' && textAt(header, 8, 4) === 'INFO');
}

function chunk(id: string, body: Uint8Array): Bytes {
  return concat([ascii(id), u32le(body.length), body, new Uint8Array(body.length % 2)]);
}

function infoList(tags: WrittenTags): Bytes {
  const entry = (id: string, value: string | number | undefined) =>
    value === undefined || value === ''
      ? new Uint8Array(0)
      : chunk(id, concat([utf8(String(value)), Uint8Array.of(0)]));
  return concat([
    ascii('INFO'),
    entry('INAM', tags.title),
    entry('IART', tags.artist),
    entry('IPRD', tags.album),
    entry('ITRK', ofTotal(tags.trackNumber, tags.trackTotal)),
    entry('ICRD', tags.year),
    entry('IGNR', tags.genre),
  ]);
}
