import { block } from '../block';
import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, ground, polyline, stroke, type Point } from '../svg';

const warm = [
  { ground: '#f6e3bd', ink: '#43170f', stripes: ['#7a1f12', '#cf4520', '#ee8b2b', '#f3bd4b'] },
  { ground: '#40180f', ink: '#f8e4bc', stripes: ['#f8e4bc', '#f0a63c', '#dd5f26', '#a12d1c'] },
  { ground: '#f4ddc8', ink: '#3b1340', stripes: ['#3b1340', '#8c2a63', '#d9566a', '#f29e6d'] },
  { ground: '#123d3a', ink: '#f6e6c2', stripes: ['#f6e6c2', '#e8a735', '#d8572b', '#7fb7a0'] },
];

/** Stripes that enter from one side, turn around a disc and leave again. */
function bends(random: Random, stripes: string[]): string {
  const width = 44;
  const [x, y] = [random.between(600, 690), random.between(320, 350)];
  const turns = stripes.map((colour, i) => {
    const r = 78 + (stripes.length - i) * width;
    return stroke(`M-40 ${y + r}H${x}a${r} ${r} 0 0 0 0 ${-2 * r}H-40`, colour, width + 1);
  });
  const disc = circle(x, y, 72, stripes[0]!);
  return `<g ${random.chance(0.5) ? 'transform="translate(1000 0) scale(-1 1)"' : ''}>${turns.join('')}${disc}</g>`;
}

function waves(random: Random, stripes: string[]): string {
  const width = 46;
  const phase = random.between(0, 6);
  const height = random.between(70, 130);
  return [...stripes, stripes[0]!]
    .map((colour, i) => {
      const points: Point[] = Array.from({ length: 56 }, (_, k) => {
        const x = -50 + k * 20;
        return [x, 210 + i * (width + 12) + Math.sin(x / 150 + phase) * height - x * 0.06];
      });
      return stroke(polyline(points), colour, width, 'stroke-linejoin="round"');
    })
    .join('');
}

function suns(random: Random, stripes: string[]): string {
  const [x, y] = [random.pick([250, 500, 750]), 590];
  return Array.from({ length: 9 }, (_, i) => circle(x, y, 520 - i * 56, stripes[i % stripes.length]!)).join('');
}

/** Style: seventies stripes in warm colours, round letters. */
export const groove: CoverStyle = ({ title, artist, random }) => {
  const { ground: paper, ink, stripes } = random.pick(warm);
  const picture = random.pick([bends, waves, suns])(random, stripes);
  return (
    ground(paper) +
    picture +
    `<rect x="0" y="620" width="1000" height="380" fill="${paper}"/>` +
    block({
      font: 'chunky',
      text: title.toLowerCase(),
      x: 56,
      y: 662,
      width: 888,
      height: 214,
      fill: [ink],
      leading: 0.92,
      maxSize: 220,
      valign: 'middle',
    }) +
    line({ font: 'grotesque', text: artist, x: 60, y: 946, size: 44, fill: ink, maxWidth: 880 })
  );
};
