/** Red, green and blue, each 0..255. */
type Rgb = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb` into 0..255 channels. @throws on anything else, so that an invalid stored accent is never used */
function parseHex(hex: string): Rgb {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(hex);
  const full = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : hex;
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(full);
  if (!match) throw new Error(`Not a hex colour: ${hex}`);
  return [parseInt(match[1]!, 16), parseInt(match[2]!, 16), parseInt(match[3]!, 16)];
}

/** Writes 0..255 channels as `#rrggbb`. */
function toHex(rgb: Rgb): string {
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** WCAG 2 relative luminance, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast ratio of two hex colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** `amount` 0 gives `from`, 1 gives `to`; in sRGB, as CSS `color-mix(in srgb)` does. */
export function mix(from: string, to: string, amount: number): string {
  const [start, end] = [parseHex(from), parseHex(to)];
  return toHex([0, 1, 2].map((i) => start[i]! + (end[i]! - start[i]!) * amount) as unknown as Rgb);
}
