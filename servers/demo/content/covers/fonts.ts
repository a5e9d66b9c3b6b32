import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';

// Text is drawn as outlines from the packages' font files, so that pictures look the same on machines without fonts.
const packages = {
  condensed: ['@fontsource/anton', 'anton', 400],
  didone: ['@fontsource/abril-fatface', 'abril-fatface', 400],
  blackletter: ['@fontsource/unifrakturcook', 'unifrakturcook', 700],
  serif: ['@fontsource/cormorant-garamond', 'cormorant-garamond', 700],
  serifLight: ['@fontsource/cormorant-garamond', 'cormorant-garamond', 400],
  mono: ['@fontsource/space-mono', 'space-mono', 700],
  chunky: ['@fontsource/bowlby-one', 'bowlby-one', 400],
  grotesque: ['@fontsource-variable/bricolage-grotesque', 'bricolage-grotesque', 'wght'],
} as const;

export type FontName = keyof typeof packages;

const require = createRequire(import.meta.url);
const loaded = new Map<string, Font>();

function load(name: FontName, subset: 'latin' | 'latin-ext'): Font | null {
  const [folder, file, weight] = packages[name];
  const extension = weight === 'wght' ? 'woff2' : 'woff';
  const path = join(
    dirname(require.resolve(`${folder}/package.json`)),
    'files',
    `${file}-${subset}-${weight}-normal.${extension}`,
  );
  if (!loaded.has(path)) {
    try {
      loaded.set(path, create(readFileSync(path)) as Font);
    } catch (error) {
      // Some display fonts have no extended subset; the fallback font draws the letter.
      if (subset === 'latin') throw error;
      return null;
    }
  }
  return loaded.get(path)!;
}

/** The font that has a character: the named one, its extended subset, else the fallback. */
export function fontFor(name: FontName, character: string): Font {
  const code = character.codePointAt(0)!;
  const candidates = [
    load(name, 'latin'),
    load(name, 'latin-ext'),
    load('grotesque', 'latin'),
    load('grotesque', 'latin-ext'),
  ];
  return candidates.find((font) => font?.hasGlyphForCodePoint(code)) ?? candidates[0]!;
}

/** Height of capitals, relative to the font size. */
export function capHeight(name: FontName): number {
  const font = load(name, 'latin')!;
  // The font table of UnifrakturCook gives a smaller height than its capitals have.
  return name === 'blackletter' ? 0.7 : font.capHeight / font.unitsPerEm;
}
