/** @jest-environment node */
import fc from 'fast-check';
import { accentTokens } from './accent';
import { contrast } from './contrast';
import { palettes, persimmon, type Theme } from './palette';

const themes: Theme[] = ['light', 'dark'];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe.each(themes)('an accent in the %s theme', (theme) => {
  it('is readable as text and as the background of text, for every colour that an artist picks', () => {
    fc.assert(
      fc.property(hex, (colour) => {
        const tokens = accentTokens(colour, theme);
        const { bg, surface, raised, sunken } = palettes[theme];
        for (const ground of [bg, surface, raised, sunken, tokens['--accent-soft'], tokens['--on-accent']])
          expect(contrast(tokens['--accent'], ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(tokens['--accent-hover'], tokens['--on-accent'])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps a colour that is readable already', () => {
    const readable = theme === 'light' ? '#7a2048' : '#ffb089';
    expect(accentTokens(readable, theme)['--accent']).toBe(readable);
  });

  it('throws for a value that is not a colour', () => {
    expect(() => accentTokens('javascript:1', theme)).toThrow('Not a hex colour');
  });
});

describe.each(themes)('the %s palette', (theme) => {
  const palette = palettes[theme];
  it.each(['text', 'textMuted', 'textFaint', 'success', 'warning', 'danger', 'info'] as const)(
    'has readable %s',
    (name) => {
      for (const ground of [palette.bg, palette.surface, palette.raised, palette.sunken])
        expect(contrast(palette[name], ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(['Success', 'Warning', 'Danger', 'Info'] as const)('has readable text on %s', (name) => {
    const strong = palette[name.toLowerCase() as 'success'];
    expect(contrast(strong, palette[`on${name}`])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(strong, palette[`${name.toLowerCase() as 'success'}Soft`])).toBeGreaterThanOrEqual(4.5);
  });

  it('has visible field borders', () => {
    expect(contrast(palette.lineStrong, palette.bg)).toBeGreaterThanOrEqual(3);
  });

  it('keeps the accent recognisable as persimmon', () => {
    expect(accentTokens(persimmon, theme)['--accent']).toMatch(/^#[b-f][0-9a-f][2-6][0-9a-f]/);
  });
});
