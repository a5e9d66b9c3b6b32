/** @jest-environment node */
import { LANGUAGES } from '@fairtone/contracts';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeInstallFiles } from './installFiles.mjs';

interface WebManifest {
  lang: string;
  description: string;
  icons: { src: string; sizes: string; purpose: string }[];
  shortcuts: { name: string; url: string }[];
}

let output: string;
beforeAll(async () => {
  output = mkdtempSync(join(tmpdir(), 'fairtone-install-'));
  await writeInstallFiles(output);
});
afterAll(() => rmSync(output, { recursive: true }));

const manifestIn = (language: string) =>
  JSON.parse(readFileSync(join(output, `manifest.${language}.webmanifest`), 'utf8')) as WebManifest;

it.each(LANGUAGES)('makes a web manifest in %s', (language) => {
  const { lang, description, shortcuts } = manifestIn(language);
  expect(lang).toBe(language);
  expect(description).toMatch(/85/);
  expect(shortcuts).toEqual([{ name: expect.stringMatching(/\w{3}/), url: '/kept' }]);
});

it('draws every icon that the manifest names in its size', async () => {
  const { icons } = manifestIn('en');
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const { width, height, format } = await sharp(join(output, src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  }
});

it('leaves corners to systems that cut their own, and rounds them elsewhere', async () => {
  const alphaInCorner = async (file: string) => {
    const { data } = await sharp(join(output, 'icons', file))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[3];
  };
  expect(await alphaInCorner('icon-512.png')).toBe(0);
  expect(await alphaInCorner('icon-maskable-512.png')).toBe(255);
  expect(await alphaInCorner('apple-touch-icon.png')).toBe(255);
});
