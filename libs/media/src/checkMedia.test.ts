/** @jest-environment node */
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { flacBytes, jpegBytes, mp3Bytes, wavBytes } from './testing/mediaFiles';
import { arraySource, type ByteSource } from './byteSource';
import { checkMedia } from './checkMedia';
import { pictureTypes, readPictureSizes } from './pictureSizes';

const check = (bytes: Uint8Array, type: string) => checkMedia(arraySource(bytes), type);
const codeOf = async (bytes: Uint8Array, type: string) => (await check(bytes, type))?.code ?? null;
const text = (content: string) => new TextEncoder().encode(content);
const joined = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));
const picture = (width = 37, height = 21) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 20, b: 90 } } });
const made = async (image: Sharp) => new Uint8Array(await image.toBuffer());

/** A source that counts the bytes read, because checkMedia must not read whole files. */
function counting(size: number, head: Uint8Array): { source: ByteSource; readBytes: () => number } {
  let total = 0;
  return {
    readBytes: () => total,
    source: {
      size,
      read: (start, length) => {
        total += length;
        const bytes = new Uint8Array(Math.min(length, size - start));
        bytes.set(head.subarray(start, start + bytes.length));
        return Promise.resolve(bytes);
      },
    },
  };
}

describe('pictures', () => {
  const kinds: [string, () => Sharp][] = [
    ['image/jpeg', () => picture().jpeg()],
    [
      'image/jpeg',
      () =>
        picture()
          .jpeg({ progressive: true })
          .withExif({ IFD0: { Copyright: 'x'.repeat(20_000) } }),
    ],
    ['image/png', () => picture().png()],
    ['image/gif', () => picture().gif()],
    ['image/webp', () => picture().webp()],
    ['image/webp', () => picture().webp({ lossless: true })],
    [
      'image/webp',
      () =>
        picture()
          .webp()
          .withExif({ IFD0: { Copyright: 'me' } }),
    ],
    ['image/avif', () => picture().avif()],
  ];

  it.each(kinds)('%s from a real encoder is accepted, and its size is read', async (type, make) => {
    const bytes = await made(make());
    expect(await readPictureSizes(arraySource(bytes), type)).toMatchObject([{ width: 37, height: 21 }]);
    expect(await check(bytes, type)).toBeNull();
  });

  it.each(kinds.map(([type, make]) => [type, make] as const))('%s is refused as any other type', async (type, make) => {
    const bytes = await made(make());
    for (const other of pictureTypes.filter((each) => each !== type))
      expect(await codeOf(bytes, other)).toBe('wrong_type');
  });

  it('of 50 000 x 50 000 pixels are refused by their header, in every format', async () => {
    const png = await made(picture().png());
    new DataView(png.buffer).setUint32(16, 50_000);
    new DataView(png.buffer).setUint32(20, 50_000);
    const gif = await made(picture().gif());
    new DataView(gif.buffer).setUint16(6, 50_000, true);
    const webp = await made(
      picture()
        .webp()
        .withExif({ IFD0: { Copyright: 'me' } }),
    );
    webp.set([0x4f, 0xc3, 0, 0x4f, 0xc3, 0], 24);
    const avif = await made(picture().avif());
    new DataView(avif.buffer).setUint32(Buffer.from(avif).indexOf('ispe') + 8, 50_000);
    const tries: [string, Uint8Array][] = [
      ['image/jpeg', jpegBytes(1, 500, 50_000, 50_000)],
      ['image/png', png],
      ['image/gif', gif],
      ['image/webp', webp],
      ['image/avif', avif],
    ];
    for (const [type, bytes] of tries) expect([type, await codeOf(bytes, type)]).toEqual([type, 'too_many_pixels']);
  });

  it('have their size after a large colour profile', async () => {
    const profile = joined(new Uint8Array([0xff, 0xe2, 0xff, 0xff]), new Uint8Array(65_533));
    const jpeg = await made(picture().jpeg());
    const bytes = joined(jpeg.slice(0, 2), ...Array(8).fill(profile), jpeg.slice(2));
    expect(await readPictureSizes(arraySource(bytes), 'image/jpeg')).toMatchObject([{ width: 37, height: 21 }]);
  });

  it('without a size are read only up to the size limit of a bucket', async () => {
    const segments = Array(5000).fill(new Uint8Array([0xff, 0xe1, 0, 4, 0, 0]));
    const { source, readBytes } = counting(2 ** 32, joined(new Uint8Array([0xff, 0xd8]), ...segments));
    expect((await checkMedia(source, 'image/jpeg'))?.code).toBe('wrong_type');
    expect(readBytes()).toBeLessThan(17 * 1024 * 1024);
  });

  it.each([
    ['a script in a drawing', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
    ['a JPEG without a frame', new Uint8Array([0xff, 0xd8, 0xff, 0xd9, 0, 0, 0, 0])],
    ['a JPEG of fill bytes only', joined(new Uint8Array([0xff, 0xd8]), new Uint8Array(5000).fill(0xff))],
    ['a picture without height', jpegBytes(1, 500, 300, 0)],
    ['nothing', new Uint8Array()],
  ])('%s is refused as a picture', async (_what, bytes) => {
    for (const type of pictureTypes) expect(await codeOf(bytes, type)).toBe('wrong_type');
  });
});

describe('audio files', () => {
  const kinds: [string, Uint8Array][] = [
    ['audio/mpeg', mp3Bytes(1)],
    ['audio/mpeg', joined(text('ID3'), new Uint8Array([4, 0, 0, 0, 0, 2, 0x10]), new Uint8Array(272), mp3Bytes(2))],
    ['audio/mpeg', joined(mp3Bytes(3, 417), text('TAG'), new Uint8Array(125))],
    ['audio/mpeg', joined(new Uint8Array(3000), mp3Bytes(4))],
    ['audio/flac', flacBytes(1)],
    ['audio/x-wav', wavBytes(1)],
    ['audio/x-wav', wavBytes(1, 2000, 0xffff_ffff)],
    ['audio/x-wav', wavBytes(1, 2000, 0)],
  ];

  it.each(kinds)('%s is accepted, and refused as any other type', async (type, bytes) => {
    expect(await check(bytes, type)).toBeNull();
    const others = ['audio/mpeg', 'audio/flac', 'audio/wav'].filter((each) => each !== type.replace('x-', ''));
    for (const other of others) expect(await codeOf(bytes, other)).toBe('wrong_type');
  });

  it.each([
    ['a page', 'audio/mpeg', text(`<!doctype html>${' '.repeat(5000)}<script>alert(1)</script>`)],
    [
      'a tag without frames',
      'audio/mpeg',
      joined(text('ID3'), new Uint8Array([4, 0, 0, 0, 0, 2, 0x10]), new Uint8Array(4000)),
    ],
    [
      'a tag that claims more than there is',
      'audio/mpeg',
      joined(text('ID3'), new Uint8Array([4, 0, 0, 127, 127, 127, 127]), mp3Bytes(1)),
    ],
    ['a frame that nothing follows', 'audio/mpeg', joined(mp3Bytes(1, 417), new Uint8Array(2000))],
    ['a WAV that claims a byte too many', 'audio/wav', wavBytes(1, 2000, 1957)],
    ['a WAV without sound', 'audio/wav', wavBytes(1, 44, 0)],
    ['a FLAC that stops after its metadata', 'audio/flac', flacBytes(1).slice(0, 42)],
    ['a FLAC of another kind of frame', 'audio/flac', flacBytes(1).fill(0, 42)],
  ])('%s is refused', async (_what, type, bytes) => {
    expect(await codeOf(bytes, type)).toBe('wrong_type');
  });

  it('are refused with the fault code of the upload', async () => {
    const reasonOf = async (bytes: Uint8Array, type: string) => (await check(bytes, type))?.reason;
    expect(await reasonOf(wavBytes(1, 2000, 1957), 'audio/wav')).toBe('truncated');
    expect(await reasonOf(wavBytes(1, 44, 0), 'audio/wav')).toBe('empty');
    expect(await reasonOf(joined(text('OggS'), new Uint8Array(99)), 'audio/mpeg')).toBe('unsupported');
    expect(await reasonOf(text('A page'), 'audio/mpeg')).toBe('not_audio');
    expect(await reasonOf(flacBytes(1), 'audio/wav')).toBe('renamed');
  });

  it('of 4 GB are checked by a few kilobytes, like pictures', async () => {
    for (const [type, head] of [
      ['audio/mpeg', new Uint8Array(10)],
      ['audio/wav', wavBytes(1, 2000, 0xffff_ffff)],
      ['audio/flac', flacBytes(1)],
      ['image/jpeg', jpegBytes(1, 500)],
    ] as const) {
      const { source, readBytes } = counting(2 ** 32, head);
      await checkMedia(source, type);
      expect(readBytes()).toBeLessThan(128 * 1024);
    }
  });
});

it('any bytes are accepted or refused without an exception', async () => {
  const types = [...pictureTypes, 'audio/mpeg', 'audio/flac', 'audio/wav'];
  const heads = [
    new Uint8Array(),
    mp3Bytes(1, 40),
    flacBytes(1, 44),
    wavBytes(1, 44, 5),
    jpegBytes(1, 30),
    text('RIFF....WEBPVP8 '),
  ];
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...heads),
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(...types),
      async (head, tail, type) => {
        const fault = await check(joined(head, tail), type);
        expect([null, 'wrong_type', 'too_many_pixels']).toContain(fault?.code ?? null);
      },
    ),
    { numRuns: 500 },
  );
});

it('unknown types are accepted', async () => {
  expect(await check(text('{}'), 'application/json')).toBeNull();
});
