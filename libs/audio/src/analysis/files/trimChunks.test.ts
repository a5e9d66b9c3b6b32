/** @jest-environment node */
import fc from 'fast-check';
import { trimChunks } from './trimChunks';

async function trimmed(lengths: number[], trim: { start: number; end: number }): Promise<number[]> {
  let next = 0;
  async function* chunks() {
    for (const length of lengths) yield [Float32Array.from({ length }, () => next++)];
  }
  const kept: number[] = [];
  for await (const [plane] of trimChunks(chunks(), trim)) kept.push(...plane!);
  return kept;
}

test('drops the same samples however the stream is divided into chunks', async () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(lengths, fc.nat(12), fc.nat(12), async (sizes, start, end) => {
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const all = Array.from({ length: total }, (_, i) => i);
      expect(await trimmed(sizes, { start, end })).toEqual(all.slice(start, Math.max(start, total - end)));
    }),
  );
});
