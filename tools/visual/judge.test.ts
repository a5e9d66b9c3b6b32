/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readBaselines, writeBaselines } from './baselines.ts';
import { judge } from './judge.ts';
import { draw, type DrawnPage } from './testing.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fairtone-visual-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const take = async (name: string, drawn: DrawnPage = {}) =>
  writeFileSync(join(folder, `${name}.png`), await draw(drawn));
/** Baselines of two pictures. */
async function known() {
  await take('home');
  await take('login', { accent: '#2c6fd9' });
  return (await judge(folder, {})).pictures;
}

it('knows no picture at first, and has a line for each', async () => {
  await take('home');
  expect(await judge(folder, {})).toMatchObject({
    unknown: ['home'],
    changed: [],
    pictures: { home: expect.stringMatching(/^390x600 /) },
  });
});

it('finds all alike in an unchanged second run, and leaves nothing behind', async () => {
  const before = await known();
  expect(await judge(folder, before)).toEqual({ alike: 2, changed: [], unknown: [], missing: [], pictures: before });
  expect(readdirSync(folder)).toEqual([]);
});

it('keeps the line of a picture that is drawn a little otherwise', async () => {
  const before = await known();
  await take('home', { offGrid: 0.3 });
  expect((await judge(folder, before)).pictures).toEqual(before);
});

it('keeps a picture that changed, with a map of where', async () => {
  const before = await known();
  await take('home', { hasCover: false });
  const { changed, pictures } = await judge(folder, before);
  expect(changed).toEqual([{ name: 'home', says: expect.stringContaining('cells differ') }]);
  expect(pictures.home).not.toBe(before.home);
  expect(readdirSync(folder).sort()).toEqual(['home-map.png', 'home.png']);
  const [map, picture] = await Promise.all(
    ['home-map', 'home'].map((name) => sharp(join(folder, `${name}.png`)).stats()),
  );
  // Marked cells are pink: more red and blue, less green.
  expect(map!.channels[1]!.mean).toBeLessThan(picture!.channels[1]!.mean);
});

it('does not take its maps for pictures', async () => {
  const before = await known();
  await take('home', { hasCover: false });
  await judge(folder, before);
  expect(Object.keys((await judge(folder, before)).pictures)).toEqual(['home']);
});

it('misses what has a baseline and was not taken', async () => {
  const before = await known();
  rmSync(join(folder, 'login.png'));
  expect(await judge(folder, before)).toMatchObject({ alike: 1, missing: ['login'] });
});

it('writes baselines one line a picture, by name', async () => {
  const file = join(folder, 'baselines.json');
  writeBaselines(file, { chromium: 147, pictures: { b: '1x1 B', a: '1x1 A' } });
  expect(readBaselines(file)).toEqual({ chromium: 147, pictures: { a: '1x1 A', b: '1x1 B' } });
  expect(Object.keys(readBaselines(file)!.pictures)).toEqual(['a', 'b']);
  expect(readBaselines(join(folder, 'none.json'))).toBeNull();
});
