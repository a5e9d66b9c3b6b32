import { capHeight, fontFor, type FontName } from './fonts';

interface Run {
  d: string;
  /** Width at the requested size. */
  width: number;
}

/** The outline of one line of text at a size, its baseline at the origin. */
function outline(font: FontName, text: string, size: number, tracking = 0): Run {
  let x = 0;
  let d = '';
  let previous = '';
  for (const character of text) {
    const face = fontFor(font, character);
    const scale = size / face.unitsPerEm;
    const pair = face.layout(previous && fontFor(font, previous) === face ? previous + character : character);
    const glyph = pair.glyphs[pair.glyphs.length - 1]!;
    // A ligature of the pair would draw its first letter twice; then the letter is drawn without ligatures.
    const own = pair.glyphs.length === 1 && previous ? face.layout(character).glyphs[0]! : glyph;
    if (pair.glyphs.length === 2) x += (pair.positions[0]!.xAdvance - pair.glyphs[0]!.advanceWidth) * scale;
    for (const { command, args } of own.path.commands as { command: string; args: number[] }[])
      d += pathCommand(command, args, x, scale);
    x += own.advanceWidth * scale + tracking * size;
    previous = character;
  }
  return { d, width: Math.max(0, x - tracking * size) };
}

const letters: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

function pathCommand(command: string, args: number[], x: number, scale: number): string {
  const numbers = args.map((value, i) => Math.round((i % 2 === 0 ? x + value * scale : -value * scale) * 10) / 10);
  return `${letters[command]}${numbers.join(' ')}`;
}

export interface LineOptions {
  font: FontName;
  text: string;
  x: number;
  /** Baseline. */
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Letter spacing as a share of the size. */
  tracking?: number;
  rotate?: number;
  /** The largest width: the size shrinks until the line fits. */
  maxWidth?: number;
}

const shift = { start: 0, middle: 0.5, end: 1 };

/** Draws one line of text as an SVG path. */
export function line({
  font,
  text,
  x,
  y,
  size,
  fill,
  anchor = 'start',
  tracking = 0,
  rotate = 0,
  maxWidth = Infinity,
}: LineOptions): string {
  const natural = outline(font, text, size, tracking);
  const ratio = Math.min(1, maxWidth / natural.width);
  const run = ratio < 1 ? outline(font, text, size * ratio, tracking) : natural;
  const turn = rotate ? ` rotate(${rotate})` : '';
  const move = run.width * shift[anchor];
  return `<path d="${run.d}" fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn} translate(${(-move).toFixed(1)} 0)"/>`;
}

const widths = new Map<string, number>();

/** Width of a line at size 1. */
export function widthAtOne(font: FontName, text: string, tracking = 0): number {
  const key = `${font}/${tracking}/${text}`;
  const known = widths.get(key) ?? outline(font, text, 100, tracking).width / 100;
  widths.set(key, known);
  return known;
}

/** Size at which a line is exactly this wide. */
export function sizeForWidth(font: FontName, text: string, width: number, tracking = 0): number {
  return width / widthAtOne(font, text, tracking);
}

export { capHeight };
