import { textAt, viewAt, type ByteSource } from '../byteSource.ts';
import { fault, faultOfSignal, unsupported, type AudioFault, type SampleLayout, type WavFacts } from './audioFile.ts';
import { readWavChunks, type WavChunk } from './wavChunks.ts';

const PCM = 1;
const FLOAT = 3;
/** Format code of WAVE_FORMAT_EXTENSIBLE, whose codec is in a GUID. */
const EXTENSIBLE = 0xfffe;
const SMALLEST_FORMAT_BYTES = 16;
const GUID_END = 26;

interface Format {
  sampleRate: number;
  channels: number;
  blockBytes: number;
  layout: SampleLayout;
  /** Whether the declared bits fill all bytes of a sample. */
  isFull: boolean;
}

/**
 * Inspects a WAV. It is `truncated` when it has fewer samples than declared; a missing size is accepted.
 * @param start offset of `RIFF` in bytes
 */
export async function inspectWav(source: ByteSource, start: number): Promise<WavFacts | AudioFault> {
  const chunks = await readWavChunks(source, start);
  const data = chunks.find(({ id }) => id === 'data');
  const described = chunks.find(({ id }) => id === 'fmt ');
  if (!data) return fault('truncated', 'This WAV file ends before its samples begin.');
  if (!described || described.start > data.start)
    return fault('undecodable', 'The samples of this WAV file come before their description.');
  const format = await readFormat(source, described);
  if ('fault' in format) return format;
  const { sampleRate, channels, layout, blockBytes, isFull } = format;
  const present = source.size - data.start;
  if (data.bytes < blockBytes) return fault('empty', 'This WAV file holds no samples.');
  if (present < data.bytes)
    return fault('truncated', `This WAV file should hold ${data.bytes} bytes of samples and holds ${present}.`);
  const isPlain = start === 0 && isFull && data.isDeclared && (await hasTrueSize(source, data));
  return { format: 'wav', sampleRate, channels, frames: Math.floor(data.bytes / blockBytes), layout, isPlain };
}

/** Whether the file is a RIFF whose size includes all samples and does not exceed the file. */
async function hasTrueSize(source: ByteSource, data: WavChunk): Promise<boolean> {
  const head = await viewAt(source, 0, 8);
  if (!head || textAt(head, 0, 4) !== 'RIFF') return false;
  const end = head.getUint32(4, true) + 8;
  return end >= data.start + data.bytes && end <= source.size + 1;
}

async function readFormat(source: ByteSource, { start, bytes }: WavChunk): Promise<Format | AudioFault> {
  const view = await viewAt(source, start, Math.min(bytes, GUID_END, source.size - start));
  if (!view || view.byteLength < SMALLEST_FORMAT_BYTES)
    return fault('truncated', 'This WAV file ends inside its header.');
  const declared = view.getUint16(0, true);
  const coding = declared === EXTENSIBLE && view.byteLength === GUID_END ? view.getUint16(24, true) : declared;
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const blockBytes = view.getUint16(12, true);
  if (coding !== PCM && coding !== FLOAT) return unsupported(`a WAV file of coding ${coding}, which is not PCM`);
  const wrong = faultOfSignal({ sampleRate, channels });
  if (wrong) return wrong;
  const bits = (blockBytes / channels) * 8;
  const known = coding === FLOAT ? [32, 64] : [8, 16, 24, 32];
  if (!known.includes(bits)) return fault('undecodable', 'The header of this WAV file is damaged.');
  const layout = { bits, isFloat: coding === FLOAT, isLittleEndian: true };
  return { sampleRate, channels, blockBytes, layout, isFull: view.getUint16(14, true) === bits };
}
