import type { AlacFacts } from '@fairtone/media';
import { BlobSource, EncodedPacketSink, Input, MP4, QTFF } from 'mediabunny';
import { readCookie } from '../alac/cookie';
import { decodeFrame } from '../alac/decodeFrame';
import { AudioFileError } from '../files/audioFileError';
import { readTags } from '../files/readTags';
import type { PcmSource } from './pcm';

/** Reads the samples and tags of an Apple Lossless file. Samples of 20 bits are padded to 24. */
export async function readAlac(file: Blob, facts: AlacFacts): Promise<PcmSource> {
  const { sampleRate, channels, frames } = facts;
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  const bits = facts.bits === 20 ? 24 : facts.bits;
  return {
    sampleRate,
    channels,
    bits,
    isFloat: false,
    frames,
    tags: await readTags(input),
    chunks: read(input, facts, bits),
  };
}

async function* read(input: Input, facts: AlacFacts, bits: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const config = readCookie(facts.cookie);
  let decoded = 0;
  try {
    const [track] = await input.getAudioTracks();
    if (!track) throw new Error('The demuxer finds no sound.');
    for await (const { data } of new EncodedPacketSink(track).packets()) {
      const channels = decodeFrame(data, config);
      decoded += channels[0]!.length;
      yield interleave(channels, bits / 8, bits - facts.bits);
    }
  } catch (cause) {
    throw new AudioFileError('undecodable', 'This file breaks off while it is decoded.', { cause });
  } finally {
    input.dispose();
  }
  if (facts.frames !== null && decoded < facts.frames)
    throw new AudioFileError('truncated', `This file should hold ${facts.frames} samples and holds ${decoded}.`);
}

function interleave(channels: Int32Array[], sampleBytes: number, shift: number): Uint8Array<ArrayBuffer> {
  const frames = channels[0]!.length;
  const bytes = new Uint8Array(frames * channels.length * sampleBytes);
  let at = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    for (const channel of channels) {
      const value = channel[frame]! << shift;
      for (let byte = 0; byte < sampleBytes; byte += 1) bytes[at++] = value >> (8 * byte);
    }
  }
  return bytes;
}
