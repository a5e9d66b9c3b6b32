import { contrast, mix } from './contrast';
import { palettes, type Theme } from './palette';

/** The custom properties of an accent; set them as inline style on a page to give it its own accent. */
export type AccentTokens = Record<'--accent' | '--accent-hover' | '--accent-soft' | '--on-accent', string>;

// Slightly over WCAG AA (4.5) so that rounding to 8-bit channels never falls under it.
const MIN_CONTRAST = 4.55;

function softAccent(accent: string, theme: Theme) {
  return mix(palettes[theme].bg, accent, theme === 'light' ? 0.06 : 0.14);
}

/**
 * Makes any colour usable as the accent of a page: text and button colours that keep WCAG AA contrast on every surface of the
 * theme. The hue stays; only lightness moves, and only as far as needed.
 *
 * @example
 * <main style={accentTokens('#2aa876', 'dark')}>…</main>
 */
export function accentTokens(hex: string, theme: Theme): AccentTokens {
  const { bg, surface, raised, sunken } = palettes[theme];
  const target = theme === 'light' ? '#000000' : '#ffffff';
  const isReadable = (colour: string) =>
    [bg, surface, raised, sunken, softAccent(colour, theme)].every(
      (ground) => contrast(colour, ground) >= MIN_CONTRAST,
    );
  let accent = mix(hex, hex, 0);
  for (let amount = 0.01; !isReadable(accent) && amount <= 1; amount += 0.01) accent = mix(hex, target, amount);
  const ink = theme === 'light' ? '#ffffff' : mix('#0d0907', accent, 0.06);
  return {
    '--accent': accent,
    '--accent-hover': mix(accent, target, theme === 'light' ? 0.14 : 0.18),
    '--accent-soft': softAccent(accent, theme),
    '--on-accent': ink,
  };
}
