import { readMp3FrameHeader } from '../mp3/frameHeader';
import { textAt } from '../retag/bytes';
import type { AudioFormat } from './audioFormat';
import { AudioFileError } from './audioFileError';

/** Audio that people do upload and this shop does not take: better to say so than to call it "not audio". */
const OTHER_AUDIO: [offset: number, mark: string, name: string][] = [
  [0, 'OggS', 'Ogg'],
  [4, 'ftyp', 'MPEG-4 (M4A, AAC or ALAC)'],
  [8, 'AIFF', 'AIFF'],
  [8, 'AIFC', 'AIFF'],
  [0, 'wvpk', 'WavPack'],
  [0, 'MAC ', "Monkey's Audio"],
  [0, 'caff', 'Core Audio'],
  [0, '0&²u', 'Windows Media'],
  [0, '.snd', 'AU'],
  [0, 'MThd', 'MIDI'],
];
const SEARCH_BYTES = 8192;

/**
 * Tells the format by content, never by name. `head` starts behind any ID3v2 tag.
 * @throws AudioFileError `unsupported` or `not_audio`
 */
export function detectFormat(head: Uint8Array): AudioFormat {
  const mark = textAt(head, 0, 4);
  if ((mark === 'RIFF' || mark === 'RF64') && textAt(head, 8, 4) === 'WAVE') return 'wav';
  if (mark === 'fLaC') return 'flac';
  const other = OTHER_AUDIO.find(([offset, text]) => textAt(head, offset, text.length) === text);
  if (other) throw new AudioFileError('unsupported', `This is an ${other[2]} file; upload MP3, WAV or FLAC.`);
  if (findFirstMp3Frame(head) !== null) return 'mp3';
  if (isAdts(head)) throw new AudioFileError('unsupported', 'This is an AAC file; upload MP3, WAV or FLAC.');
  throw new AudioFileError('not_audio', 'This file holds no MP3, WAV or FLAC audio.');
}

/** Where the first frame starts: two frames in a row that agree, since two bytes of any picture may look like one. */
export function findFirstMp3Frame(head: Uint8Array): number | null {
  const end = Math.min(head.length, SEARCH_BYTES);
  for (let at = 0; at < end; at++) {
    const first = readMp3FrameHeader(head, at);
    if (!first) continue;
    const next = at + first.frameBytes;
    const second = readMp3FrameHeader(head, next);
    if (second?.sampleRate === first.sampleRate) return at;
    // A file of a single frame is still a file.
    if (next === head.length && at === 0) return at;
  }
  return null;
}

function isAdts(head: Uint8Array): boolean {
  return head[0] === 0xff && ((head[1] ?? 0) & 0xf6) === 0xf0;
}
