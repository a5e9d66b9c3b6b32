export const TRACK_TITLE_MAX = 200;

/** What the database refuses in a line (`private.is_plain_line`): control, invisible and direction-changing characters. */
const INVISIBLE =
  // Each of these is removed, whatever is beside it.
  // eslint-disable-next-line no-misleading-character-class
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}\p{Cs}]|[\ufe00-\ufe0d]/gu;
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * A title as it can be kept: one line without invisible marks, which tags and names of files carry, cut at `max` characters
 * (Unicode code points), never inside one that people see.
 */
export function plainTitle(text: string, max = TRACK_TITLE_MAX): string {
  const line = text.replace(LINE_BREAKS, ' ').replace(INVISIBLE, '').normalize('NFC').trim();
  if ([...line].length <= max) return line;
  let [cut, length] = ['', 0];
  for (const { segment } of new Intl.Segmenter().segment(line)) {
    length += [...segment].length;
    if (length > max) break;
    cut += segment;
  }
  return cut.trimEnd();
}

/** A number before a title: `03 - `, `3. `, `1-03 `, `03_`, `03 `. Without a mark behind it only one that begins with 0, for `99 Luftballons`. */
const NUMBER_FIRST =
  /^(?:\d{1,3}\s+[-–—]\s+|\d{1,3}[.)]\s+|\d{1,2}-\d{2}\s+(?:[-–—]\s+)?|\d{2}_+|0\d\s*[-–—.]\s*|0\d\s+)(?=[^\s\-–—._)])/u;

/** `03 - Northern Line.flac` is "Northern Line". A name of nothing else stays as it is. */
export function titleFromFileName(fileName: string): string {
  const name = plainTitle(fileName.replace(/\.[^.]+$/, ''), Number.POSITIVE_INFINITY);
  return plainTitle(name.replace(NUMBER_FIRST, '')) || plainTitle(fileName);
}
