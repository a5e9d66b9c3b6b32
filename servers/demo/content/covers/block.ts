import type { FontName } from './fonts';
import { capHeight, line, sizeForWidth, widthAtOne } from './lettering';

interface BlockOptions {
  font: FontName;
  text: string;
  /** The box that the text may fill, top left corner first. */
  x: number;
  y: number;
  width: number;
  height: number;
  fill: string | readonly string[];
  align?: 'start' | 'middle' | 'end';
  /** Alignment of text that does not fill the box. */
  valign?: 'top' | 'bottom' | 'middle';
  /** Baseline distance, relative to the font size. */
  leading?: number;
  tracking?: number;
  maxSize?: number;
}

/** The parts between which a title may break: words, or pairs of words when there would be too many combinations. */
function pieces(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= 7) return words;
  return words.flatMap((word, i) => (i % 2 ? [] : [[word, words[i + 1]].filter(Boolean).join(' ')]));
}

function splits(words: string[]): string[][] {
  if (words.length <= 1) return [words];
  const [first, ...rest] = words as [string, ...string[]];
  return splits(rest).flatMap(([head, ...tail]) => [
    [first, head!, ...tail],
    [`${first} ${head}`, ...tail],
  ]);
}

const colourAt = (fill: string | readonly string[], i: number) =>
  typeof fill === 'string' ? fill : fill[i % fill.length]!;

/** Draws a text in a box, with the line breaks that allow the largest font size. */
export function block(options: BlockOptions): string {
  const {
    font,
    text,
    x,
    y,
    width,
    height,
    fill,
    align = 'start',
    valign = 'top',
    leading = 1.02,
    tracking = 0,
    maxSize = Infinity,
  } = options;
  const caps = capHeight(font);
  const words = pieces(text);
  const [best] = splits(words)
    .map((lines) => {
      const widest = Math.max(...lines.map((each) => widthAtOne(font, each, tracking)));
      return { lines, size: Math.min(maxSize, width / widest, height / (caps + (lines.length - 1) * leading)) };
    })
    .sort((a, b) => b.size - a.size || a.lines.length - b.lines.length);
  const { lines, size } = best!;
  const used = size * (caps + (lines.length - 1) * leading);
  const top = y + { top: 0, middle: (height - used) / 2, bottom: height - used }[valign];
  const left = x + { start: 0, middle: width / 2, end: width }[align];
  return lines
    .map((each, i) =>
      line({
        font,
        text: each,
        x: left,
        y: top + size * (caps + i * leading),
        size,
        fill: colourAt(fill, i),
        anchor: align,
        tracking,
      }),
    )
    .join('');
}

/** Draws every word (or pair of short words) on its own line, stretched to the full width of the box. */
export function drawStretchedWords({ font, text, x, y, width, height, fill }: BlockOptions): {
  svg: string;
  height: number;
} {
  const words = text.split(/\s+/);
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    if (last && last.length + word.length < 5) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const caps = capHeight(font);
  const gap = 22;
  const sizes = lines.map((each) => sizeForWidth(font, each, width));
  const total = sizes.reduce((sum, size) => sum + size * caps + gap, -gap);
  const squeeze = Math.min(1, height / total);
  let top = y;
  const svg = lines.map((each, i) => {
    top += sizes[i]! * caps * squeeze;
    const drawn = line({ font, text: each, x: 0, y: 0, size: sizes[i]!, fill: colourAt(fill, i) });
    const placed = `<g transform="translate(${x} ${top.toFixed(1)}) scale(1 ${squeeze.toFixed(3)})">${drawn}</g>`;
    top += gap * squeeze;
    return placed;
  });
  return { svg: svg.join(''), height: Math.min(total, height) };
}
