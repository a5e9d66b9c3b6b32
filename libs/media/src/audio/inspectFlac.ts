import { viewAt, type ByteSource } from '../byteSource.ts';
import { fault, faultOfSignal, type AudioFault, type FlacFacts } from './audioFile.ts';

const MOST_BLOCKS = 500;
const STREAM_INFO_END = 42;
const SMALLEST_BLOCK_SAMPLES = 16;
/** Sample rate code of a frame header (RFC 9639, table 14) that announces the rate in kHz in one byte. */
const KILOHERTZ_CODE = 0b1100;

/**
 * Inspects the stream information of a FLAC (RFC 9639). It declares a number of samples; only decoding shows whether
 * they exist.
 * @param start offset of `fLaC` in bytes
 */
export async function inspectFlac(source: ByteSource, start: number): Promise<FlacFacts | AudioFault> {
  const head = await viewAt(source, start, STREAM_INFO_END);
  if (!head) return fault('truncated', 'This FLAC file ends inside its header.');
  const isStreamInfo = (head.getUint32(4) & 0x7fffffff) === 34;
  const sampleRate = head.getUint32(18) >>> 12;
  const channels = ((head.getUint8(20) >> 1) & 7) + 1;
  const frames = (head.getUint8(21) & 15) * 2 ** 32 + head.getUint32(22);
  if (!isStreamInfo || head.getUint16(8) < SMALLEST_BLOCK_SAMPLES)
    return fault('undecodable', 'The header of this FLAC file is damaged.');
  const wrong = faultOfSignal({ sampleRate, channels });
  if (wrong) return wrong;
  const firstFrame = await skipMetadata(source, start + 4);
  const frame = firstFrame === null ? null : await viewAt(source, firstFrame, 4);
  if (!frame) return fault('truncated', 'This FLAC file ends before its music begins.');
  if ((frame.getUint16(0) & 0xfffc) !== 0xfff8) return fault('undecodable', 'This FLAC file holds no FLAC frames.');
  const hasKilohertzRates = (frame.getUint8(2) & 15) === KILOHERTZ_CODE;
  return { format: 'flac', sampleRate, channels, frames: frames === 0 ? null : frames, start, hasKilohertzRates };
}

async function skipMetadata(source: ByteSource, from: number): Promise<number | null> {
  let place = from;
  for (let count = 0; count < MOST_BLOCKS; count += 1) {
    const block = await viewAt(source, place, 4);
    if (!block) return null;
    place += 4 + (block.getUint32(0) & 0xffffff);
    if (block.getUint8(0) >= 0x80) return place;
  }
  return null;
}
