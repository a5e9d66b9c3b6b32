import { textAt, viewAt, type ByteSource } from '../byteSource.ts';
import { fault, unsupported, type AudioFault } from './audioFile.ts';
import { findFirstMp3Frame } from './findFirstMp3Frame.ts';

export type Container = 'wav' | 'flac' | 'aiff' | 'mp4' | 'mp3';

/** Audio and video formats that are often uploaded but not accepted, so that the error can name them. */
const OTHERS: [offset: number, mark: string, name: string][] = [
  [0, 'OggS', 'an Ogg file'],
  [0, 'wvpk', 'a WavPack file'],
  [0, 'MAC ', "a Monkey's Audio file"],
  [0, 'TTA1', 'a True Audio file'],
  [0, 'MPCK', 'a Musepack file'],
  [0, 'DSD ', 'a DSD file'],
  [0, 'FRM8', 'a DSD file'],
  [0, 'caff', 'a Core Audio file'],
  [0, '0&\u00b2u', 'a Windows Media file'],
  [0, '.snd', 'an AU file'],
  [0, 'riff', 'a Wave64 file'],
  [0, 'RIFX', 'a big-endian WAV file'],
  [0, 'MThd', 'a MIDI file'],
  [8, 'AVI ', 'a video'],
  [0, '\u001aE\u00df\u00a3', 'a Matroska or WebM file'],
  [0, 'FLV', 'a video'],
];
const WAVE_MARKS = ['RIFF', 'RF64', 'BW64'];
const HEAD_BYTES = 16;

/**
 * Detects the format of a file by its content, never by its name.
 * @param start offset in bytes after any ID3v2 tags
 */
export async function detectAudio(source: ByteSource, start: number): Promise<Container | AudioFault> {
  const view = await viewAt(source, start, Math.min(HEAD_BYTES, source.size - start));
  if (!view) return fault('not_audio', 'This file holds no audio.');
  const text = textAt(view, 0, view.byteLength);
  if (WAVE_MARKS.includes(text.slice(0, 4)) && text.slice(8, 12) === 'WAVE') return 'wav';
  if (text.startsWith('fLaC')) return 'flac';
  if (text.startsWith('FORM') && ['AIFF', 'AIFC'].includes(text.slice(8, 12))) return 'aiff';
  if (start === 0 && text.slice(4, 8) === 'ftyp') return 'mp4';
  const other = OTHERS.find(([offset, mark]) => text.startsWith(mark, offset));
  if (other) return unsupported(other[2]);
  if ((await findFirstMp3Frame(source, start)) !== null) return 'mp3';
  const mpeg = mpegKindOf(view);
  return mpeg ? unsupported(mpeg) : fault('not_audio', 'This file holds no audio that is known here.');
}

/**
 * Names a file that starts with the sync word of MPEG audio, but is not a Layer III variant that all players support;
 * null for others.
 */
function mpegKindOf(view: DataView): string | null {
  if (view.byteLength < 4) return null;
  const [first, second] = [view.getUint8(0), view.getUint8(1)];
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  if ((second & 0xf6) === 0xf0) return 'an AAC file';
  const isReserved = ((second >> 3) & 3) === 1 || ((second >> 1) & 3) === 0;
  const isFreeFormat = view.getUint8(2) >> 4 === 0;
  const isLayer3 = ((second >> 1) & 3) === 1;
  if (isReserved || (isLayer3 && !isFreeFormat)) return null;
  return isLayer3 ? 'an MP3 file of a free bit rate' : 'MPEG audio of another layer than III';
}
