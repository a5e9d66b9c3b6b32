import { BitReader } from './bitReader';
import type { AlacConfig } from './cookie';
import { decodeElement } from './decodeElement';

/** Element types of ALAC, three bits each. */
const SINGLE = 0;
const PAIR = 1;
const LOW_FREQUENCY = 3;
const DATA = 4;
const FILL = 6;
const END = 7;

/**
 * Index in the channel order of WAV and FLAC for each channel of a frame, by number of channels: a 5.1 frame contains
 * centre, left, right, left surround, right surround, LFE.
 */
const PLACES: number[][] = [
  [0],
  [0, 1],
  [2, 0, 1],
  [2, 0, 1, 3],
  [2, 0, 1, 3, 4],
  [2, 0, 1, 4, 5, 3],
  [2, 0, 1, 4, 5, 6, 3],
  [2, 6, 7, 0, 1, 4, 5, 3],
];

/**
 * Decodes one packet of Apple Lossless, written from its published format (https://github.com/macosforge/alac,
 * Apache-2.0).
 * @returns integer samples, one array per channel, in the channel order of WAV
 * @throws Error when the packet is damaged
 */
export function decodeFrame(packet: Uint8Array, config: AlacConfig): Int32Array[] {
  const bits = new BitReader(packet);
  const decoded: Int32Array[] = [];
  while (!bits.isPastEnd && decoded.length < config.channels) {
    const kind = bits.read(3);
    if (kind === SINGLE || kind === LOW_FREQUENCY) decoded.push(...decodeElement(bits, 1, config));
    else if (kind === PAIR) decoded.push(...decodeElement(bits, 2, config));
    else if (kind === DATA) skipData(bits);
    else if (kind === FILL) skipFill(bits);
    else if (kind === END) break;
    else throw new Error(`A frame holds an element of unknown kind ${kind}.`);
  }
  if (bits.isPastEnd || decoded.length !== config.channels) throw new Error('A frame is damaged.');
  const places = PLACES[config.channels - 1]!;
  return decoded.map((_, channel) => decoded[places.indexOf(channel)]!);
}

function skipData(bits: BitReader): void {
  bits.skip(4);
  const isAligned = bits.read(1) === 1;
  const count = bits.read(8);
  const bytes = count === 255 ? count + bits.read(8) : count;
  if (isAligned) bits.alignToByte();
  bits.skip(bytes * 8);
}

function skipFill(bits: BitReader): void {
  const count = bits.read(4);
  bits.skip((count === 15 ? count + bits.read(8) - 1 : count) * 8);
}
