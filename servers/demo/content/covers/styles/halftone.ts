import { line, sizeForWidth } from '../lettering';
import type { CoverStyle } from '../scene';
import { dots, ground, rect, type Point } from '../svg';

const inks = [
  { ground: '#f3c11b', type: '#12100e', dot: '#e2401b', label: '#f7f1e3' },
  { ground: '#efe9dc', type: '#12100e', dot: '#d22a2a', label: '#f3c11b' },
  { ground: '#151312', type: '#f4ecdc', dot: '#e9542a', label: '#f3c11b' },
  { ground: '#2a4bd7', type: '#f6f1e4', dot: '#0c1440', label: '#ff6a3d' },
  { ground: '#d94f2b', type: '#f8eddb', dot: '#221310', label: '#12100e' },
];

/** A rotated halftone screen whose dots grow towards a light. */
function screen(cx: number, cy: number, radius: number, colour: string, isInverted: boolean): string {
  const pitch = 26;
  const bySize = new Map<number, Point[]>();
  for (let row = -22; row <= 22; row += 1)
    for (let column = -22; column <= 22; column += 1) {
      const [x, y] = [(column - row) * pitch * 0.7071, (column + row) * pitch * 0.7071];
      const distance = Math.hypot(x, y) / radius;
      if (distance > 1) continue;
      const tone = isInverted ? 1 - distance : distance * 0.85 + (x + y) / (radius * 4) + 0.2;
      const size = Math.round(Math.min(1, Math.max(0.08, tone)) * pitch * 1.15);
      bySize.set(size, [...(bySize.get(size) ?? []), [cx + x, cy + y]]);
    }
  return [...bySize].map(([size, points]) => dots(points, colour, size)).join('');
}

/** Style: a word larger than the cover, a halftone light, a sticker. */
export const halftone: CoverStyle = ({ title, artist, random }) => {
  const { ground: paper, type, dot, label } = random.pick(inks);
  const words = title.toUpperCase().split(/\s+/);
  const longest = [...words].sort((a, b) => b.length - a.length)[0]!;
  const light = screen(
    random.between(380, 640),
    random.between(360, 560),
    random.between(350, 420),
    dot,
    random.chance(0.5),
  );
  const isUpright = random.chance(0.4);
  const size = isUpright
    ? Math.min(900, sizeForWidth('condensed', longest, 1010))
    : Math.min(820, sizeForWidth('condensed', longest, random.between(1010, 1090)));
  const word = isUpright
    ? line({ font: 'condensed', text: longest, x: 60 + size * 0.82, y: 990, size, fill: type, rotate: -90 })
    : line({ font: 'condensed', text: longest, x: 500, y: 905, size, fill: type, anchor: 'middle' });
  const ink = label === '#12100e' ? '#f8eddb' : '#12100e';
  const copy = { font: 'mono' as const, size: 31, fill: ink, maxWidth: 350 };
  const x = isUpright ? 560 : 50;
  const sticker =
    rect(x, 50, 390, 112, label) +
    line({ ...copy, text: title, x: x + 20, y: 96 }) +
    line({ ...copy, text: artist, x: x + 20, y: 140 });
  return ground(paper) + light + word + (isUpright ? '' : rect(0, 935, 1000, 65, type)) + sticker;
};
