import { ascii, concat, utf8, type Bytes } from './bytes';
import { buildId3v2 } from './id3v2';
import { rewriteWav, wavChunk } from './rewriteWav';
import { ofTotal, type WrittenTags } from './writtenTags';

/** Replaces the INFO list and the ID3 chunk; format, samples and all other chunks stay the same. */
export function retagWav(file: Blob, tags: WrittenTags): Promise<Blob> {
  return rewriteWav(file, {
    keeps: ({ id }, form) => id.toLowerCase() !== 'id3 ' && form !== 'INFO',
    // ID3 comes first: it supports Unicode, and readers use the first value that they find.
    added: [wavChunk('id3 ', buildId3v2(tags)), wavChunk('LIST', infoList(tags))],
  });
}

function infoList(tags: WrittenTags): Bytes {
  const entry = (id: string, value: string | number | undefined) =>
    value === undefined || value === ''
      ? new Uint8Array(0)
      : wavChunk(id, concat([utf8(String(value)), Uint8Array.of(0)]));
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
