/** @jest-environment node */
import { BlobSource, FLAC, Input, MP3, WAVE } from 'mediabunny';
import { MPEGDecoder } from 'mpg123-decoder';
import type { AudioFormat, TrackTags } from '../files/audioFormat';
import { inspectAudioFile } from '../files/inspectAudioFile';
import { readTags } from '../files/readTags';
import { flacHeader, mp3File, wavFile } from '../testing/files';
import { retag } from './retag';

const TAGS: TrackTags = {
  title: 'Zażółć gęślą – 東京',
  artist: 'Şebnem & the Öläuds',
  album: 'Low Tide',
  trackNumber: 7,
  discNumber: 2,
  year: 2026,
  genre: 'R&B',
  cover: { mimeType: 'image/jpeg', bytes: Uint8Array.from({ length: 999 }, (_, i) => i & 255) },
};
const READERS = { mp3: MP3, wav: WAVE, flac: FLAC };

beforeAll(mp3File);

async function bytesOf(blob: Blob): Promise<Buffer> {
  return Buffer.from(await blob.arrayBuffer());
}

async function tagsOf(blob: Blob, format: AudioFormat): Promise<TrackTags> {
  const input = new Input({ source: new BlobSource(blob), formats: [READERS[format]] });
  return readTags(input);
}

const samplesOfWav = (file: Uint8Array): Buffer => {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf('data');
  return bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
};

const framesOfFlac = (bytes: Uint8Array) => [...bytes.subarray(bytes.length - 64)];

test('WAV: all tags are written and all samples stay the same', async () => {
  const original = wavFile(0.3);
  const tagged = await retag(new Blob([original]), 'wav', TAGS);
  expect(await tagsOf(tagged, 'wav')).toEqual(TAGS);
  expect(samplesOfWav(await bytesOf(tagged)).equals(samplesOfWav(original))).toBe(true);
  expect(new DataView(await tagged.arrayBuffer()).getUint32(4, true)).toBe(tagged.size - 8);
  await expect(inspectAudioFile(tagged)).resolves.toMatchObject({ frames: 13_230 });
});

test('FLAC: all tags are written, stream information and frames stay the same', async () => {
  const original = flacHeader(4096);
  const tagged = await retag(new Blob([original]), 'flac', TAGS);
  expect(await tagsOf(tagged, 'flac')).toEqual(TAGS);
  const bytes = await bytesOf(tagged);
  expect(framesOfFlac(bytes)).toEqual(framesOfFlac(original));
  expect([...bytes.subarray(8, 42)]).toEqual([...original.subarray(8, 42)]);
});

test('MP3: all tags are written and playback stays gapless', async () => {
  const original = await mp3File();
  const tagged = await retag(new Blob([original]), 'mp3', TAGS);
  expect(await tagsOf(tagged, 'mp3')).toEqual(TAGS);
  const bytes = await bytesOf(tagged);
  expect(bytes.subarray(bytes.length - original.length).equals(original)).toBe(true);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  expect(decoder.decode(bytes).samplesDecoded).toBe(44_100);
});

test.each<[AudioFormat, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
  ['mp3', mp3File],
  ['wav', () => wavFile(0.3)],
  ['flac', () => flacHeader(4096)],
])('%s: new tags replace old ones, so that tagging twice equals tagging once', async (format, make) => {
  const original = new Blob([await make()]);
  const once = await retag(original, format, { title: 'Second' });
  const twice = await retag(await retag(original, format, TAGS), format, { title: 'Second' });
  expect((await bytesOf(twice)).equals(await bytesOf(once))).toBe(true);
  expect(await tagsOf(twice, format)).toEqual({ title: 'Second' });
});

test.each<[AudioFormat, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
  ['mp3', mp3File],
  ['wav', () => wavFile(0.3)],
  ['flac', () => flacHeader(4096)],
])('%s: contains album artist, number of tracks and disc number', async (format, make) => {
  const place = { albumArtist: 'Various Ödles', trackNumber: 7, trackTotal: 12, discNumber: 2 };
  const tagged = await retag(new Blob([await make()]), format, { ...TAGS, ...place });
  const input = new Input({ source: new BlobSource(tagged), formats: [READERS[format]] });
  expect(await input.getMetadataTags()).toMatchObject({
    title: TAGS.title,
    artist: TAGS.artist,
    album: TAGS.album,
    albumArtist: 'Various Ödles',
    trackNumber: 7,
    tracksTotal: 12,
    discNumber: 2,
    genre: TAGS.genre,
  });
});

test('FLAC has the number of tracks under both names that programs read, and no file has an unknown number', async () => {
  const tagged = await bytesOf(await retag(new Blob([flacHeader(4096)]), 'flac', { trackNumber: 7, trackTotal: 12 }));
  for (const comment of ['TRACKNUMBER=7', 'TRACKTOTAL=12', 'TOTALTRACKS=12'])
    expect(tagged.includes(comment)).toBe(true);
  const bare = await bytesOf(await retag(new Blob([wavFile(0.1)]), 'wav', { trackNumber: 7 }));
  expect(bare.includes('ITRK\u0002\u0000\u0000\u00007\u0000')).toBe(true);
});

test('an odd chunk in a WAV keeps its padding', async () => {
  const original = wavFile(0.1);
  const odd = Buffer.concat([original, Buffer.from('cue \u0003\u0000\u0000\u0000abc\u0000', 'latin1')]);
  odd.writeUInt32LE(odd.length - 8, 4);
  const tagged = await bytesOf(await retag(new Blob([odd]), 'wav', TAGS));
  expect(tagged.includes('cue \u0003\u0000\u0000\u0000abc\u0000id3 ')).toBe(true);
});

/** The same samples as RF64, which has its sizes in a separate chunk. */
function asRf64(wav: Uint8Array): Buffer {
  const sizes = Buffer.alloc(36);
  sizes.write('ds64', 'latin1');
  sizes.writeUInt32LE(28, 4);
  sizes.writeBigUInt64LE(BigInt(wav.length + 28), 8);
  sizes.writeBigUInt64LE(BigInt(wav.length - 44), 16);
  const rf64 = Buffer.concat([Buffer.from(wav.subarray(0, 12)), sizes, Buffer.from(wav.subarray(12))]);
  rf64.write('RF64', 'latin1');
  for (const at of [4, 76]) rf64.writeUInt32LE(0xffffffff, at);
  return rf64;
}

function withDataSize(wav: Uint8Array, size: number): Buffer {
  const bytes = Buffer.from(wav);
  bytes.writeUInt32LE(size, 40);
  return bytes;
}

test.each<[string, (wav: Uint8Array) => Buffer]>([
  ['a size of 0', (wav) => withDataSize(wav, 0)],
  ['the size that ffmpeg writes into a pipe', (wav) => withDataSize(wav, 0xffffffff)],
  ['the size that sox writes into a pipe', (wav) => withDataSize(wav, 0x7ffff000)],
  ['sizes of 64 bits', asRf64],
])('a WAV with %s becomes a RIFF with correct sizes, tags and all samples', async (_what, change) => {
  const original = wavFile(0.1);
  const tagged = await retag(new Blob([new Uint8Array(change(original))]), 'wav', TAGS);
  await expect(inspectAudioFile(tagged)).resolves.toMatchObject({ frames: 4410, isPlain: true });
  expect(samplesOfWav(await bytesOf(tagged)).equals(samplesOfWav(original))).toBe(true);
  expect(await tagsOf(tagged, 'wav')).toEqual(TAGS);
});

test('a stream can be tagged too', async () => {
  const tagged = await retag(new Blob([wavFile(0.1)]).stream(), 'wav', TAGS);
  expect(await tagsOf(tagged, 'wav')).toEqual(TAGS);
});

test('a file of another format is refused', async () => {
  await expect(retag(new Blob(['nothing like it']), 'flac', TAGS)).rejects.toThrow('not a FLAC');
  await expect(retag(new Blob(['nothing like it']), 'wav', TAGS)).rejects.toThrow('not a WAV');
});
