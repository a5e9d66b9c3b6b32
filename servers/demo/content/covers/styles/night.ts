import { block } from '../block';
import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, dots, fill, ground, polygon, polyline, rect, stroke, type Point } from '../svg';

const nights = [
  { sky: '#14264a', dark: '#0a1226', light: '#f0d48a', mid: '#24427a' },
  { sky: '#1d3f52', dark: '#0b1a22', light: '#f3e3c0', mid: '#2f6378' },
  { sky: '#2a2350', dark: '#110d24', light: '#f2b98a', mid: '#4a3f86' },
];

/** A road or railway to the vanishing point under a moon. */
function road(random: Random, { dark, light, mid }: (typeof nights)[number]): string {
  const [x, y] = [random.between(330, 670), 560];
  let svg = circle(random.pick([240, 740]), 300, 110, light) + rect(0, y, 1000, 440, dark);
  svg += fill(
    polygon([
      [x - 5, y],
      [x + 5, y],
      [780, 1000],
      [220, 1000],
    ]),
    mid,
  );
  let sleepers = '';
  for (let i = 0; i < 15; i += 1) {
    const t = (i / 15) ** 2.1;
    const [cy, half] = [y + 6 + t * 440, 8 + t * 290];
    const cx = x + (500 - x) * t;
    sleepers += polygon([
      [cx - half, cy],
      [cx + half, cy],
      [cx + half * 1.02, cy + 3 + t * 17],
      [cx - half * 1.02, cy + 3 + t * 17],
    ]);
  }
  svg +=
    fill(sleepers, dark) +
    stroke(
      polyline([
        [x - 3, y],
        [300, 1000],
      ]) +
        polyline([
          [x + 3, y],
          [700, 1000],
        ]),
      light,
      7,
    );
  let poles = '';
  const wires: Point[][] = [[], []];
  for (let i = 0; i < 7; i += 1) {
    const t = (i / 6) ** 1.9;
    const [px, base, height] = [x + 26 + t * 470, y + 4 + t * 120, 22 + t * 390];
    poles +=
      polyline([
        [px, base],
        [px, base - height],
      ]) +
      polyline([
        [px - height * 0.13, base - height * 0.9],
        [px + height * 0.13, base - height * 0.9],
      ]);
    wires.forEach((wire, side) => wire.push([px + (side ? 0.12 : -0.12) * height, base - height * 0.9]));
  }
  return svg + stroke(poles, dark, 7) + stroke(wires.map(polyline).join(''), dark, 2.4);
}

/** Windows of a house, a few of them lit. */
function windows(random: Random, { dark, light, mid }: (typeof nights)[number]): string {
  let svg = rect(110, 90, 780, 620, dark);
  const lit = new Set(random.shuffle(Array.from({ length: 20 }, (_, i) => i)).slice(0, random.int(3, 5)));
  for (let i = 0; i < 20; i += 1) {
    const [x, y] = [160 + (i % 5) * 142, 130 + Math.floor(i / 5) * 146];
    svg += rect(x, y, 98, 110, lit.has(i) ? light : mid) + rect(x + 47, y, 5, 110, dark) + rect(x, y + 44, 98, 5, dark);
    if (lit.has(i) && random.chance(0.5))
      svg +=
        circle(x + 30, y + 74, 13, dark) +
        fill(
          polygon([
            [x + 8, y + 110],
            [x + 16, y + 88],
            [x + 45, y + 88],
            [x + 53, y + 110],
          ]),
          dark,
        );
  }
  return svg;
}

/** Style: a night scene in three blues with a lamp. */
export const night: CoverStyle = ({ title, artist, random }) => {
  const set = random.pick(nights);
  const stars: Point[] = Array.from({ length: 90 }, () => [random.between(0, 1000), random.between(0, 540)]);
  const isRoad = random.chance(0.55);
  const top = isRoad ? 60 : 745;
  return (
    ground(set.sky) +
    dots(stars, set.light, 3) +
    (isRoad ? road : windows)(random, set) +
    block({
      font: 'condensed',
      text: title.toUpperCase(),
      x: 64,
      y: top,
      width: 872,
      height: isRoad ? 120 : 130,
      fill: set.light,
      maxSize: 150,
    }) +
    line({ font: 'mono', text: artist, x: 64, y: isRoad ? 236 : 936, size: 36, fill: set.light, maxWidth: 860 })
  );
};
