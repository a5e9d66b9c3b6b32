/** @jest-environment node */
import { buildId3v2 } from '../retag/id3v2';
import { flacHeader, mp3File, wavFile } from '../testing/files';
import { AudioFileError } from './audioFileError';
import { inspectAudioFile } from './inspectAudioFile';

const blobOf = (...parts: (Uint8Array<ArrayBuffer> | string)[]) => new Blob(parts);

beforeAll(mp3File);

async function codeOf(file: Blob): Promise<string> {
  const error = await inspectAudioFile(file).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AudioFileError)) throw new Error(`expected an AudioFileError, got ${String(error)}`);
  return error.code;
}

describe('a sound file is recognised by its content', () => {
  test('WAV', async () => {
    await expect(inspectAudioFile(blobOf(wavFile(0.5)))).resolves.toMatchObject({
      format: 'wav',
      frames: 22_050,
      sampleRate: 44100,
      channels: 2,
    });
  });

  test('MP3, with the samples to trim', async () => {
    const facts = await inspectAudioFile(blobOf(await mp3File()));
    if (facts.format !== 'mp3') throw new Error(`an MP3 is taken for ${facts.format}`);
    expect(facts).toMatchObject({ sampleRate: 44100, channels: 2 });
    expect(facts.frames! - facts.trim.start - facts.trim.end).toBe(44_100);
  });

  test('MP3 between a large ID3v2 tag and an ID3v1 tag', async () => {
    const tag = buildId3v2({ title: 'x', cover: { mimeType: 'image/jpeg', bytes: new Uint8Array(70_000).fill(0xff) } });
    const old = new Uint8Array(128);
    old.set(new TextEncoder().encode('TAG'));
    const plain = await inspectAudioFile(blobOf(await mp3File()));
    const place = { tagEnd: tag.length, firstFrame: tag.length };
    await expect(inspectAudioFile(blobOf(tag, await mp3File(), old))).resolves.toEqual({ ...plain, ...place });
  });

  test('FLAC, also after an ID3 tag', async () => {
    const expected = { format: 'flac', frames: 5_000_000_000, sampleRate: 44100, channels: 2 };
    await expect(inspectAudioFile(blobOf(flacHeader(5_000_000_000)))).resolves.toMatchObject(expected);
    await expect(
      inspectAudioFile(blobOf(buildId3v2({ title: 'x' }), flacHeader(5_000_000_000))),
    ).resolves.toMatchObject(expected);
  });

  test.each([0, 0x7ffff000, 0xffffffff])('a WAV with the placeholder %i as size', async (size) => {
    const bytes = wavFile(0.5);
    new DataView(bytes.buffer).setUint32(40, size, true);
    await expect(inspectAudioFile(blobOf(bytes))).resolves.toMatchObject({ format: 'wav', frames: 22_050 });
  });

  test('an MP3 without information frame, whose last frame is incomplete', async () => {
    const bytes = await mp3File();
    const whole = await inspectAudioFile(blobOf(bytes.slice(417)));
    const cut = await inspectAudioFile(blobOf(bytes.slice(417, bytes.length - 100)));
    expect(cut.frames).toBe(whole.frames! - 1152);
  });

  test('an MP3 after 60 000 zeros', async () => {
    const plain = await inspectAudioFile(blobOf(await mp3File()));
    const late = await inspectAudioFile(blobOf(new Uint8Array(60_000), await mp3File()));
    expect(late).toEqual({ ...plain, firstFrame: 60_000 });
  });
});

describe('an empty or truncated file is refused', () => {
  test('no bytes', async () => expect(await codeOf(blobOf())).toBe('empty'));

  test('a WAV without samples', async () => {
    const header = wavFile(0.1).slice(0, 44);
    new DataView(header.buffer).setUint32(40, 0, true);
    expect(await codeOf(blobOf(header))).toBe('empty');
  });

  test.each([0.1, 0.5, 0.9, 0.999])('a WAV cut at %f', async (part) => {
    const bytes = wavFile(1);
    expect(await codeOf(blobOf(bytes.slice(0, Math.floor(bytes.length * part))))).toBe('truncated');
  });

  test('a WAV cut inside its header', async () =>
    expect(await codeOf(blobOf(wavFile(1).slice(0, 30)))).toBe('truncated'));

  test.each([0.3, 0.6, 0.9])('an MP3 cut at %f', async (part) => {
    const bytes = await mp3File();
    expect(await codeOf(blobOf(bytes.slice(0, Math.floor(bytes.length * part))))).toBe('truncated');
  });

  test('a FLAC cut inside or directly after its header', async () => {
    expect(await codeOf(blobOf(flacHeader(1000).slice(0, 20)))).toBe('truncated');
    expect(await codeOf(blobOf(flacHeader(1000, { frameBytes: 0 })))).toBe('truncated');
  });

  test('a file that contains only a tag', async () => {
    expect(await codeOf(blobOf(buildId3v2({ title: 'nothing behind me' })))).toBe('truncated');
  });
});

describe('a file that is not supported is refused', () => {
  test.each<[string, (Uint8Array<ArrayBuffer> | string)[]]>([
    ['a text', ['The quick brown fox. '.repeat(500)]],
    ['a JPEG', [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'JFIF'.repeat(4000)]],
    ['a PNG', [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), 'IDAT'.repeat(4000)]],
    ['noise', [Uint8Array.from({ length: 20_000 }, (_, i) => (i * 7919 + ((i * i) % 251)) & 255)]],
    ['a page', ['<!doctype html><title>404</title>']],
  ])('%s is not audio', async (_, parts) => {
    expect(await codeOf(blobOf(...parts))).toBe('not_audio');
  });

  test.each<[string, (Uint8Array<ArrayBuffer> | string)[]]>([
    ['Ogg', ['OggS', new Uint8Array(200)]],
    ['AAC', [Uint8Array.of(0xff, 0xf1, 0x50, 0x80), new Uint8Array(400)]],
  ])('%s is an unsupported format', async (_, parts) => {
    expect(await codeOf(blobOf(...parts))).toBe('unsupported');
  });

  test('a WAV with a codec other than PCM', async () => {
    const bytes = wavFile(0.5);
    new DataView(bytes.buffer).setUint16(20, 0x11, true);
    expect(await codeOf(blobOf(bytes))).toBe('unsupported');
  });
});
