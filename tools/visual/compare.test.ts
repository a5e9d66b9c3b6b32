/** @jest-environment node */
import { compare } from './compare.ts';
import { CELL_PX, fingerprintOf } from './fingerprint.ts';
import { draw, type DrawnPage } from './testing.ts';

const difference = async (drawn: DrawnPage) =>
  compare(await fingerprintOf(await draw()), await fingerprintOf(await draw(drawn)));

it('takes a picture drawn a second time for the same', async () => {
  expect(await difference({})).toBeNull();
});

it('takes glyphs and edges that are smoothed otherwise for the same', async () => {
  expect(await difference({ offGrid: 0.4 })).toBeNull();
});

it.each<[what: string, DrawnPage, top: number, bottom: number]>([
  ['a button that moved by six pixels', { buttonLeft: 26 }, 500, 548],
  ['another accent', { accent: '#c84a7a' }, 500, 548],
  ['a missing cover', { hasCover: false }, 60, 410],
  ['a title that lost its last letters', { titleWidth: 190 }, 440, 458],
])('finds %s, and only there', async (_what, drawn, top, bottom) => {
  const { cells } = (await difference(drawn))!;
  expect(cells.length).toBeGreaterThan(0);
  const outside = cells.filter(({ row }) => (row + 1) * CELL_PX <= top || row * CELL_PX >= bottom);
  expect(outside).toEqual([]);
});

it('names how many cells differ and where the first is', async () => {
  expect((await difference({ titleWidth: 190 }))!.says).toMatch(/^\d of 260 cells differ, the first at \d+, \d+ px$/);
});

it('finds a page that became longer, though what was there looks alike', async () => {
  expect(await difference({ height: 640 })).toEqual({ says: '40 px longer', cells: [] });
  expect((await difference({ height: 560 }))!.says).toContain('40 px shorter');
});

it('lets a pixel of height pass: fractions are rounded', async () => {
  expect(await difference({ height: 601 })).toBeNull();
});

it('does not compare pictures of different windows', () => {
  const phone = { width: 390, height: 30, cells: new Uint8Array(39) };
  expect(compare(phone, { ...phone, width: 1280 })).toEqual({ says: '1280 px wide, was 390', cells: [] });
});
