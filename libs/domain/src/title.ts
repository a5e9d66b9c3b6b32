export const TRACK_TITLE_MAX = 200;

/** Characters that the database refuses in a line (`private.is_plain_line`): control, invisible and direction-changing ones. */
const INVISIBLE =
  // Each character is removed by itself, so combining ones are listed on purpose.
  // eslint-disable-next-line no-misleading-character-class
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}\p{Cs}]|[\ufe00-\ufe0d]/gu;
const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * A title that can be stored: one line without the invisible characters of tags and file names, truncated at `max` characters
 * (Unicode code points), never inside a visible one.
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

/** A number before a title: `03 - `, `3. `, `1-03 `, `03_`, `03 `. Without a separator only one that begins with 0, because of `99 Luftballons`. */
const NUMBER_FIRST =
  /^(?:\d{1,3}\s+[-–—]\s+|\d{1,3}[.)]\s+|\d{1,2}-\d{2}\s+(?:[-–—]\s+)?|\d{2}_+|0\d\s*[-–—.]\s*|0\d\s+)(?=[^\s\-–—._)])/u;

/** The title in a file name: `03 - Northern Line.flac` gives "Northern Line". Without a title the whole name is returned. */
export function titleFromFileName(fileName: string): string {
  const name = plainTitle(fileName.replace(/\.[^.]+$/, ''), Number.POSITIVE_INFINITY);
  return plainTitle(name.replace(NUMBER_FIRST, '')) || plainTitle(fileName);
}
