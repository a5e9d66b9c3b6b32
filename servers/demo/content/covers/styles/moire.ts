import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, dots, fill, ground, group, polygon, polyline, rect, stroke, type Point } from '../svg';

const screens = [
  { ground: '#f2f0ea', ink: '#111111', accent: '#2b3cff' },
  { ground: '#0c0d12', ink: '#f1f1ee', accent: '#ff4a1c' },
  { ground: '#1a1cff', ink: '#f4f3ee', accent: '#f4f3ee' },
  { ground: '#d7ff3e', ink: '#10120a', accent: '#10120a' },
  { ground: '#c9c5d9', ink: '#15131f', accent: '#ff3d6e' },
];

function rings(random: Random, ink: string, accent: string): string {
  const shift = random.between(50, 120);
  const turn = random.between(0, Math.PI);
  const set = (cx: number, cy: number, colour: string) =>
    Array.from({ length: 34 }, (_, i) =>
      circle(cx, cy, 10 + i * 11.5, 'none', `stroke="${colour}" stroke-width="5.4"`),
    ).join('');
  const [dx, dy] = [(Math.cos(turn) * shift) / 2, (Math.sin(turn) * shift) / 2];
  return set(500 - dx, 470 - dy, ink) + set(500 + dx, 470 + dy, accent);
}

function turningSquares(random: Random, ink: string, accent: string): string {
  const step = random.between(2.1, 4.2) * random.pick([1, -1]);
  const marked = random.int(6, 20);
  return Array.from({ length: 30 }, (_, i) => {
    const half = 385 - i * 12.8;
    const square = polygon([
      [-half, -half],
      [half, -half],
      [half, half],
      [-half, half],
    ]);
    return group(
      stroke(square, i === marked ? accent : ink, i === marked ? 12 : 4.2),
      `transform="translate(500 470) rotate(${(i * step).toFixed(2)})"`,
    );
  }).join('');
}

function field(random: Random, ink: string, accent: string): string {
  const [fx, fy] = [random.between(0.3, 0.7), random.between(0.3, 0.7)];
  const frequency = random.between(14, 26);
  const buckets = new Map<number, Point[]>();
  const lit: Point[] = [];
  for (let row = 0; row < 30; row += 1)
    for (let column = 0; column < 32; column += 1) {
      const distance = Math.hypot(column / 31 - fx, row / 29 - fy);
      const size = Math.round((Math.sin(distance * frequency) * 0.5 + 0.5) * 11 + 1) * 2;
      const point: Point = [75 + column * 27.4, 75 + row * 27.4];
      if (distance < 0.085) lit.push(point);
      else buckets.set(size, [...(buckets.get(size) ?? []), point]);
    }
  return [...buckets].map(([size, points]) => dots(points, ink, size)).join('') + dots(lit, accent, 25);
}

function waves(random: Random, ink: string, accent: string): string {
  const phase = random.between(0, 6);
  const bend = random.between(2.2, 4.4);
  const one = (y: number, i: number) =>
    polyline(
      Array.from({ length: 90 }, (_, k) => {
        const x = 75 + k * 9.55;
        const bump = Math.exp(-(((x - 500) / 230) ** 2));
        return [
          x,
          y - bump * (Math.sin(k / bend + phase + i * 0.33) * 44 + 46) * Math.sin((i / 38) * Math.PI),
        ] as Point;
      }),
    );
  let svg = '';
  for (let i = 0; i < 38; i += 1) svg += stroke(one(120 + i * 20.5, i), i === 19 ? accent : ink, i === 19 ? 9 : 4);
  return svg;
}

/** Style: line screens, grids and moiré patterns. */
export const moire: CoverStyle = ({ title, artist, random }) => {
  const { ground: paper, ink, accent } = random.pick(screens);
  const picture = random.pick([rings, turningSquares, field, waves])(random, ink, accent);
  const caption = { font: 'mono' as const, size: 32, fill: ink };
  return (
    ground(paper) +
    picture +
    rect(0, 888, 1000, 112, paper) +
    fill(
      polygon([
        [75, 892],
        [925, 892],
        [925, 896],
        [75, 896],
      ]),
      ink,
    ) +
    line({ ...caption, text: title.toLowerCase(), x: 75, y: 948, maxWidth: 490 }) +
    line({ ...caption, text: artist.toLowerCase(), x: 925, y: 948, anchor: 'end', maxWidth: 340 })
  );
};
