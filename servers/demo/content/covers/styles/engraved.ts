import { block } from '../block';
import { line } from '../lettering';
import { smoothNoise, type Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, fill, ground, polygon, polyline, rect, stroke, type Point } from '../svg';

const inks = [
  { ground: '#0b0a0a', ink: '#e9e2d3', accent: '#b3201f' },
  { ground: '#0d1014', ink: '#d5dde0', accent: '#d5dde0' },
  { ground: '#130707', ink: '#e8c9a4', accent: '#c3271b' },
  { ground: '#e4ddcd', ink: '#141110', accent: '#141110' },
];

function eclipse(random: Random, ink: string, accent: string, dark: string): string {
  const [cx, cy, radius] = [500, 560, random.between(170, 220)];
  const flare = smoothNoise(random, 14);
  let rays = '';
  for (let i = 0; i < 460; i += 1) {
    const angle = (i / 460) * Math.PI * 2;
    const reach = radius + 60 + (flare(i / 460) + 1) * 150 + random.between(0, 90);
    const start = radius + random.between(8, 24);
    const at = (r: number): Point => [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
    rays += polyline([at(start), at(reach)]);
  }
  let arcs = '';
  for (let i = 1; i < 9; i += 1)
    arcs += circle(
      cx + i * 5,
      cy + i * 2,
      radius - i * 17,
      'none',
      `stroke="${ink}" stroke-width="1.4" opacity="${0.5 - i * 0.05}"`,
    );
  return (
    stroke(rays, ink, 1.5) +
    circle(cx, cy, radius, dark) +
    arcs +
    circle(cx, cy, radius, 'none', `stroke="${accent}" stroke-width="5"`)
  );
}

function mountains(random: Random, ink: string, accent: string, dark: string): string {
  let svg = circle(random.between(330, 670), 420, 120, accent);
  for (let range = 0; range < 4; range += 1) {
    const base = 430 + range * 130;
    const shape = smoothNoise(random, 5 + range);
    const rough = smoothNoise(random, 40);
    const height = (x: number) => base - (shape(x / 1000) + 0.6) * 170 - rough(x / 1000) * 26;
    const ridge: Point[] = Array.from({ length: 201 }, (_, i) => [i * 5, height(i * 5)]);
    svg += fill(polygon([...ridge, [1000, 1000], [0, 1000]]), dark);
    let hatch = '';
    for (let x = 4; x < 1000; x += 7) {
      // Light comes from the left: slopes that rise to the right are dark.
      const slope = height(x + 8) - height(x - 8);
      const length = Math.max(12, slope * 7 + 70) * random.between(0.6, 1.3);
      hatch += polyline([
        [x, height(x) + 3],
        [x - length * 0.22, height(x) + length],
      ]);
    }
    svg += stroke(hatch, ink, 1.6) + stroke(polyline(ridge), ink, 3);
  }
  return svg;
}

function sigil(random: Random, ink: string, accent: string): string {
  const [cx, cy] = [500, 545];
  const points = random.pick([7, 9, 11]);
  const step = random.pick([3, 4]) % points;
  const star = (radius: number, turn: number) =>
    polygon(
      Array.from({ length: points }, (_, i) => {
        const angle = ((i * step) / points) * Math.PI * 2 - Math.PI / 2 + turn;
        return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as Point;
      }),
    );
  let svg = '';
  for (let i = 0; i < 16; i += 1)
    svg += stroke(star(318 - i * 17, i * 0.035), i === 0 ? accent : ink, i === 0 ? 4 : 1.5);
  let ring = '';
  for (let i = 0; i < 240; i += 1) {
    const angle = (i / 240) * Math.PI * 2;
    const inner = i % 10 === 0 ? 330 : 342;
    ring += polyline([
      [cx + Math.cos(angle) * inner, cy + Math.sin(angle) * inner],
      [cx + Math.cos(angle) * 360, cy + Math.sin(angle) * 360],
    ]);
  }
  return (
    svg +
    stroke(ring, ink, 2) +
    circle(cx, cy, 324, 'none', `stroke="${ink}" stroke-width="2"`) +
    circle(cx, cy, 366, 'none', `stroke="${ink}" stroke-width="2"`)
  );
}

/** Style: dark discs of fine radial lines, blackletter above. */
export const engraved: CoverStyle = ({ title, artist, random }) => {
  const { ground: dark, ink, accent } = random.pick(inks);
  const picture = random.pick([eclipse, mountains, sigil])(random, ink, accent, dark);
  return (
    ground(dark) +
    picture +
    rect(0, 912, 1000, 88, dark) +
    block({
      font: 'blackletter',
      text: title,
      x: 70,
      y: 58,
      width: 860,
      height: 150,
      fill: ink,
      align: 'middle',
      valign: 'middle',
      maxSize: 190,
      leading: 0.86,
    }) +
    line({
      font: 'serif',
      text: artist.toUpperCase(),
      x: 500,
      y: 962,
      size: 34,
      fill: ink,
      anchor: 'middle',
      tracking: 0.34,
      maxWidth: 880,
    })
  );
};
