/** @jest-environment node */
import fc from 'fast-check';
import { collect, readParts } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=----x';

async function* cut(bytes: Buffer, sizes: number[]): AsyncGenerator<Buffer> {
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length]!;
    yield bytes.subarray(start, start + size);
    start += size;
  }
}

const form = (file: Buffer) =>
  Buffer.concat([
    Buffer.from('------x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n'),
    Buffer.from(
      '------x\r\nContent-Disposition: form-data; name=""; filename="a.wav"\r\nContent-Type: audio/wav\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n------x--\r\n'),
  ]);

async function read(source: AsyncIterable<Buffer>) {
  const parts = [];
  for await (const { name, isFile, contentType, body } of readParts(source, TYPE)) {
    parts.push({ name, isFile, contentType, bytes: await collect(body, 1_000_000) });
  }
  return parts;
}

describe('a multipart body', () => {
  it('gives the same bytes for every chunking of the network', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 500 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        async (file, sizes) => {
          const [field, upload] = await read(cut(form(Buffer.from(file)), sizes));
          expect(field).toMatchObject({ name: 'cacheControl', isFile: false });
          expect(field!.bytes.toString()).toBe('3600');
          expect(upload).toMatchObject({ isFile: true, contentType: 'audio/wav' });
          expect(upload!.bytes.equals(Buffer.from(file))).toBe(true);
        },
      ),
    );
  });

  it('may contain bytes that resemble the boundary', async () => {
    const file = Buffer.from('\r\n-----x\r\n------\r\n\r\n--');
    const [, upload] = await read(cut(form(file), [3]));
    expect(upload!.bytes.equals(file)).toBe(true);
  });

  it('that ends too early is refused', async () => {
    const whole = form(Buffer.alloc(100));
    await expect(read(cut(whole.subarray(0, whole.length - 20), [64]))).rejects.toThrow('too early');
  });

  it('with endless headers is refused', async () => {
    const endless = Buffer.from(`------x\r\nContent-Disposition: ${'x'.repeat(20_000)}`);
    await expect(read(cut(endless, [1024]))).rejects.toThrow('too long');
  });
});
