import { boxesIn, boxInside, type Box } from '../boxes.ts';
import { textAt, viewAt, type ByteSource } from '../byteSource.ts';
import { fault, faultOfSignal, unsupported, type AlacFacts, type AudioFault } from './audioFile.ts';

const COOKIE_BYTES = 24;
const MOST_TRACKS = 20;
/** Bytes of a sound description before its inner boxes, by version (QuickTime File Format, sound descriptions). */
const DESCRIPTION_BYTES = [28, 44, 64];
const KNOWN_BITS = [16, 20, 24, 32];

/** Inspects an MPEG-4 file. Only Apple Lossless is accepted: other audio in it is lossy, or the file is a video. */
export async function inspectMp4(source: ByteSource): Promise<AlacFacts | AudioFault> {
  const top = await boxesIn(source, 0, source.size);
  const movie = top.find(({ type }) => type === 'moov');
  const isCut = top.some(({ end }) => end > source.size);
  if (!movie || movie.end > source.size)
    return isCut || top.some(({ type }) => type === 'mdat')
      ? fault('truncated', 'This MPEG-4 file breaks off before it says what it holds.')
      : unsupported('an MPEG-4 file that does not say what it holds');
  const tracks = (await boxesIn(source, movie.start, movie.end))
    .filter(({ type }) => type === 'trak')
    .slice(0, MOST_TRACKS);
  const kinds = await Promise.all(tracks.map((track) => kindOf(source, track)));
  if (kinds.includes('vide')) return unsupported('a video');
  const sound = tracks[kinds.indexOf('soun')];
  const cookie = sound && (await readCookie(source, sound));
  if (!sound || !cookie) return unsupported('an MPEG-4 file without lossless sound');
  if (isCut) return fault('truncated', 'This MPEG-4 file holds less sound than it says.');
  const facts = { sampleRate: cookie.getUint32(20), channels: cookie.getUint8(9) };
  const bits = cookie.getUint8(5);
  const wrong = faultOfSignal(facts);
  if (wrong) return wrong;
  if (!KNOWN_BITS.includes(bits)) return fault('undecodable', 'The header of this file is damaged.');
  const frames = await countFrames(source, sound, facts.sampleRate);
  return {
    format: 'alac',
    ...facts,
    bits,
    frames,
    cookie: new Uint8Array(cookie.buffer, cookie.byteOffset, COOKIE_BYTES),
  };
}

async function kindOf(source: ByteSource, track: Box): Promise<string> {
  const handler = await boxInside(source, track, ['mdia', 'hdlr']);
  const view = handler && (await viewAt(source, handler.start, 12));
  return view ? textAt(view, 8, 4) : '';
}

/** Reads the decoder configuration of Apple Lossless ("magic cookie"); null when the track has another codec. */
async function readCookie(source: ByteSource, track: Box): Promise<DataView | null> {
  const descriptions = await boxInside(source, track, ['mdia', 'minf', 'stbl', 'stsd']);
  if (!descriptions) return null;
  // Skips version, flags and the number of descriptions.
  const [first] = await boxesIn(source, descriptions.start + 8, descriptions.end);
  const view = first?.type === 'alac' ? await viewAt(source, first.start, DESCRIPTION_BYTES[0]!) : null;
  if (!first || !view) return null;
  const inner = { ...first, start: first.start + (DESCRIPTION_BYTES[view.getUint16(8)] ?? DESCRIPTION_BYTES[0]!) };
  const box = (await boxInside(source, inner, ['alac'])) ?? (await boxInside(source, inner, ['wave', 'alac']));
  // Skips version and flags before the cookie.
  return box ? viewAt(source, box.start + 4, COOKIE_BYTES) : null;
}

/** Number of samples per channel; null for fragmented files, whose header contains no duration. */
async function countFrames(source: ByteSource, track: Box, sampleRate: number): Promise<number | null> {
  const header = await boxInside(source, track, ['mdia', 'mdhd']);
  const view = header && (await viewAt(source, header.start, Math.min(32, header.end - header.start)));
  if (!view || view.byteLength < 20) return null;
  const isLong = view.getUint8(0) === 1 && view.byteLength === 32;
  const [timescale, duration] = isLong
    ? [view.getUint32(20), Number(view.getBigUint64(24))]
    : [view.getUint32(12), view.getUint32(16)];
  return timescale === sampleRate && duration > 0 ? duration : null;
}
