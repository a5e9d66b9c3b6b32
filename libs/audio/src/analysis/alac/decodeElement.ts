import type { BitReader } from './bitReader';
import type { AlacConfig } from './cookie';
import { addDifferences, predictSamples } from './predictor';
import { readResiduals } from './riceCode';

interface ChannelHeader {
  /** Whether the residuals are differences that must be added up before the prediction. */
  isTwice: boolean;
  scale: number;
  /** Factor of the Rice code's multiplier, in quarters. */
  quarters: number;
  coefficients: Int16Array;
}

/**
 * Decodes an element of one channel, or of two channels that were mixed.
 * @param count number of channels
 * @throws Error when the element is damaged
 */
export function decodeElement(bits: BitReader, count: 1 | 2, config: AlacConfig): Int32Array[] {
  bits.skip(4 + 12);
  const isShort = bits.read(1) === 1;
  const lowBits = bits.read(2) * 8;
  const isVerbatim = bits.read(1) === 1;
  const samples = isShort ? bits.read(32) : config.frameSamples;
  if (samples > config.frameSamples) throw new Error('A frame holds more samples than frames do.');
  return isVerbatim
    ? readVerbatim(bits, count, samples, config.bits)
    : readPredicted(bits, count, samples, lowBits, config);
}

function readVerbatim(bits: BitReader, count: number, samples: number, width: number): Int32Array[] {
  const channels = Array.from({ length: count }, () => new Int32Array(samples));
  for (let at = 0; at < samples; at += 1) for (const channel of channels) channel[at] = bits.readSigned(width);
  return channels;
}

function readPredicted(
  bits: BitReader,
  count: 1 | 2,
  samples: number,
  lowBits: number,
  config: AlacConfig,
): Int32Array[] {
  // A pair is stored as a weighted sum and a difference, which need one more bit.
  const width = config.bits - lowBits + count - 1;
  const mixShift = bits.read(8);
  const mixWeight = bits.readSigned(8);
  const headers = Array.from({ length: count }, () => readHeader(bits));
  const lowAt = bits.position;
  bits.skip(lowBits * count * samples);
  const channels = headers.map(({ isTwice, scale, quarters, coefficients }) => {
    const rice = { ...config.rice, pb: Math.floor((config.rice.pb * quarters) / 4) };
    const residuals = readResiduals(bits, samples, width, rice);
    return predictSamples(isTwice ? addDifferences(residuals, width) : residuals, coefficients, width, scale);
  });
  const [first, second] = channels;
  if (first && second && mixWeight !== 0) unmix(first, second, mixShift, mixWeight);
  if (lowBits > 0) addLowBits(bits, lowAt, channels, lowBits);
  return channels;
}

function readHeader(bits: BitReader): ChannelHeader {
  const mode = bits.read(4);
  const scale = bits.read(4);
  const quarters = bits.read(3);
  const coefficients = Int16Array.from({ length: bits.read(5) }, () => bits.readSigned(16));
  return { isTwice: mode !== 0, scale, quarters, coefficients };
}

/** Restores left and right from sum and difference, in place. */
function unmix(first: Int32Array, second: Int32Array, shift: number, weight: number): void {
  for (let at = 0; at < first.length; at += 1) {
    const difference = second[at]!;
    const left = first[at]! + difference - (Math.imul(weight, difference) >> shift);
    first[at] = left;
    second[at] = left - difference;
  }
}

/** Adds the lowest bytes of samples. They are close to noise, so they are stored without prediction and compression. */
function addLowBits(bits: BitReader, from: number, channels: Int32Array[], lowBits: number): void {
  const end = bits.position;
  bits.position = from;
  for (let at = 0; at < channels[0]!.length; at += 1)
    for (const channel of channels) channel[at] = (channel[at]! << lowBits) | bits.read(lowBits);
  bits.position = end;
}
