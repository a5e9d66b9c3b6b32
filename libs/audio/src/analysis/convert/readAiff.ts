import type { AiffFacts } from '@fairtone/media';
import { BlobSource, Input, WAVE } from 'mediabunny';
import type { TrackTags } from '../files/audioFormat';
import { readTags } from '../files/readTags';
import { readSlice } from '../retag/bytes';
import { wavChunk, wavHeader } from '../retag/rewriteWav';
import { blockBytesOf, type PcmSource } from './pcm';

const FRAMES_PER_CHUNK = 1 << 16;

/** Reads the samples of an AIFF or AIFF-C file in the byte order of WAV, and its tags. */
export async function readAiff(file: Blob, facts: AiffFacts): Promise<PcmSource> {
  const { sampleRate, channels, frames, layout } = facts;
  const { bits, isFloat } = layout;
  return {
    sampleRate,
    channels,
    bits,
    isFloat,
    frames,
    tags: await readAiffTags(file, facts),
    chunks: read(file, facts),
  };
}

async function* read(file: Blob, { sound, layout, channels }: AiffFacts): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const chunkBytes = FRAMES_PER_CHUNK * blockBytesOf({ channels, bits: layout.bits });
  for (let at = 0; at < sound.bytes; at += chunkBytes) {
    const bytes = await readSlice(file, sound.start + at, Math.min(chunkBytes, sound.bytes - at));
    // 8-bit samples are signed in AIFF and unsigned in WAV.
    if (layout.bits === 8) yield bytes.map((value) => value ^ 0x80);
    else yield layout.isLittleEndian ? bytes : reversed(bytes, layout.bits / 8);
  }
}

function reversed(bytes: Uint8Array<ArrayBuffer>, sampleBytes: number): Uint8Array<ArrayBuffer> {
  const turned = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += sampleBytes)
    for (let byte = 0; byte < sampleBytes; byte += 1) turned[at + byte] = bytes[at + sampleBytes - 1 - byte]!;
  return turned;
}

/**
 * Reads the tags by means of a WAV without samples: an ID3 chunk is the same in AIFF and WAV, and the demuxer reads WAV
 * only.
 */
async function readAiffTags(file: Blob, { tagChunks }: AiffFacts): Promise<TrackTags> {
  const contentOf = async (...ids: string[]) => {
    const chunk = tagChunks.find(({ id }) => ids.includes(id));
    return chunk && readSlice(file, chunk.start, chunk.bytes);
  };
  const [id3, name, author] = await Promise.all([contentOf('ID3 ', 'id3 '), contentOf('NAME'), contentOf('AUTH')]);
  const empty = wavHeader({ sampleRate: 44_100, channels: 1, bits: 16, isFloat: false, bytes: 0 });
  const header = new DataView(empty.buffer);
  const tag = id3 ? wavChunk('id3 ', id3) : new Uint8Array(0);
  header.setUint32(4, header.getUint32(4, true) + tag.length, true);
  const found = await readTags(new Input({ source: new BlobSource(new Blob([empty, tag])), formats: [WAVE] }));
  return { ...textTags(name, author), ...found };
}

function textTags(name: Uint8Array | undefined, author: Uint8Array | undefined): TrackTags {
  const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes).replace(/\0+$/, '').trim();
  const [title, artist] = [textOf(name), textOf(author)];
  return { ...(title && { title }), ...(artist && { artist }) };
}
