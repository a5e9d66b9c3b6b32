import { textAt, viewAt, type ByteSource } from '../byteSource.ts';
import { fault, faultOfSignal, unsupported, type AiffFacts, type AudioFault, type SampleLayout } from './audioFile.ts';

interface Chunk {
  id: string;
  start: number;
  bytes: number;
}

const MOST_CHUNKS = 500;
/** Bytes before the samples in their chunk: an offset and a block size. */
const SOUND_HEADER_BYTES = 8;
const TAG_CHUNKS = ['ID3 ', 'id3 ', 'NAME', 'AUTH'];
/**
 * Placeholder size of programs that stream and cannot write the real size afterwards: just below 2 GB, minus some
 * bytes.
 */
const UNSET_LENGTH = 0x7f000000 - 0x10000;

const FLOAT_BITS = [32, 64];
const INTEGER_BITS = [8, 16, 24, 32];

const big = (bits: number, isFloat = false) => ({ bits, isFloat, isLittleEndian: false });
const little = (bits: number) => ({ bits, isFloat: false, isLittleEndian: true });

/** Uncompressed codecs of AIFF-C. For NONE, twos and sowt the header contains the bit depth. */
const CODINGS: Record<string, (bits: number) => SampleLayout> = {
  NONE: big,
  twos: big,
  sowt: little,
  in24: () => big(24),
  in32: () => big(32),
  '42ni': () => little(24),
  '23ni': () => little(32),
  fl32: () => big(32, true),
  FL32: () => big(32, true),
  fl64: () => big(64, true),
  FL64: () => big(64, true),
};

/**
 * Inspects an AIFF or AIFF-C file (Audio Interchange File Format, Apple 1991).
 * @param start offset of `FORM` in bytes
 */
export async function inspectAiff(source: ByteSource, start: number): Promise<AiffFacts | AudioFault> {
  const chunks = await readChunks(source, start);
  const common = chunks.find(({ id }) => id === 'COMM');
  const sound = chunks.find(({ id }) => id === 'SSND');
  if (!common || !sound) return fault('truncated', 'This AIFF file ends before its samples begin.');
  const view = await viewAt(source, common.start, Math.min(common.bytes, 22));
  if (!view || view.byteLength < 18) return fault('undecodable', 'The header of this AIFF file is damaged.');
  const facts = { channels: view.getUint16(0), sampleRate: Math.round(readExtended(view, 8)) };
  const coding = view.byteLength === 22 ? textAt(view, 18, 4) : 'NONE';
  const bits = Math.ceil(view.getUint16(6) / 8) * 8;
  const layout = CODINGS[coding]?.(bits);
  if (!layout) return unsupported(`an AIFF file of compressed samples (${coding})`);
  const wrong = faultOfSignal(facts);
  if (wrong) return wrong;
  if (!(layout.isFloat ? FLOAT_BITS : INTEGER_BITS).includes(layout.bits))
    return fault('undecodable', 'The header of this AIFF file is damaged.');
  return withSound(source, { ...facts, layout, promised: view.getUint32(2) }, sound, chunks);
}

async function withSound(
  source: ByteSource,
  facts: { channels: number; sampleRate: number; layout: SampleLayout; promised: number },
  chunk: Chunk,
  chunks: Chunk[],
): Promise<AiffFacts | AudioFault> {
  const { promised, ...known } = facts;
  const header = await viewAt(source, chunk.start, SOUND_HEADER_BYTES);
  const start = chunk.start + SOUND_HEADER_BYTES + (header?.getUint32(0) ?? 0);
  const blockBytes = (facts.layout.bits / 8) * facts.channels;
  const present = Math.max(0, source.size - start);
  const isUnknown =
    chunk.bytes <= SOUND_HEADER_BYTES
      ? promised === 0 && present > 0
      : chunk.bytes >= UNSET_LENGTH && chunk.bytes > present;
  const bytes = isUnknown ? present : Math.min(chunk.bytes - (start - chunk.start), promised * blockBytes);
  const frames = Math.floor(bytes / blockBytes);
  if (frames <= 0) return fault('empty', 'This AIFF file holds no samples.');
  if (!isUnknown && present < bytes)
    return fault('truncated', `This AIFF file should hold ${bytes} bytes of samples and holds ${present}.`);
  const tagChunks = chunks.filter(({ id }) => TAG_CHUNKS.includes(id));
  return { format: 'aiff', ...known, frames, sound: { start, bytes: frames * blockBytes }, tagChunks };
}

async function readChunks(source: ByteSource, start: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let place = start + 12; chunks.length < MOST_CHUNKS;) {
    const header = await viewAt(source, place, 8);
    if (!header) break;
    const chunk = { id: textAt(header, 0, 4), start: place + 8, bytes: header.getUint32(4) };
    chunks.push(chunk);
    place = chunk.start + chunk.bytes + (chunk.bytes % 2);
  }
  return chunks;
}

/** Reads an 80-bit extended float of IEEE 754, the type of AIFF's sample rate. */
function readExtended(view: DataView, at: number): number {
  const exponent = (view.getUint16(at) & 0x7fff) - 16383 - 63;
  const mantissa = view.getUint32(at + 2) * 2 ** 32 + view.getUint32(at + 6);
  return mantissa * 2 ** exponent;
}
