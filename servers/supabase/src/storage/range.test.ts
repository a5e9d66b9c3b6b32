/** @jest-environment node */
import fc from 'fast-check';
import { readRange } from './range.ts';

describe('a range', () => {
  it('is always inside the object', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1000), fc.nat(1000), fc.nat(1000), (noise, first, last, size) => {
        for (const header of [`bytes=${first}-${last}`, `bytes=${first}-`, `bytes=-${last}`, noise, `bytes=${noise}`]) {
          const range = readRange(header, size);
          if (range === null || range === 'unsatisfiable') continue;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThan(size);
        }
      }),
    );
  });

  it('of an empty object cannot be satisfied', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});
