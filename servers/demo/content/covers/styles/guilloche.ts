import { block } from '../block';
import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { ground, polyline, rect, stroke, type Point } from '../svg';

const plates = [
  { ground: '#f3ecdd', ink: '#1f2a44', second: '#a8442a' },
  { ground: '#f5f0e6', ink: '#3a1620', second: '#8a6a2f' },
  { ground: '#13231f', ink: '#e6d9b8', second: '#c98a4b' },
  { ground: '#eae6df', ink: '#1b1b1b', second: '#5b6f7f' },
  { ground: '#1c1b2e', ink: '#e9e0cf', second: '#b98f5a' },
];

/** One closed curve of a rose engine. */
function rose(cx: number, cy: number, radius: number, lobes: number, depth: number, phase: number): string {
  const points: Point[] = Array.from({ length: 361 }, (_, i) => {
    const angle = (i / 360) * Math.PI * 2;
    const reach = radius * (1 + depth * Math.sin(lobes * angle + phase));
    return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach];
  });
  return polyline(points);
}

function rosette(random: Random, ink: string, second: string): string {
  const lobes = random.pick([6, 8, 9, 12]);
  const depth = random.between(0.1, 0.2);
  let [outer, inner] = ['', ''];
  for (let i = 0; i < 30; i += 1) outer += rose(500, 400, 300 - i * 3.4, lobes, depth, (i / 30) * Math.PI * 2);
  for (let i = 0; i < 22; i += 1) inner += rose(500, 400, 168 - i * 4.4, lobes * 2, depth * 0.7, (i / 22) * Math.PI);
  return stroke(outer, ink, 1.5) + stroke(inner, second, 1.5);
}

/** Straight lines whose envelope is a curve, like string art. */
function strings(random: Random, ink: string, second: string): string {
  const count = random.int(54, 70);
  let [first, other] = ['', ''];
  for (let i = 0; i <= count; i += 1) {
    const t = i / count;
    first += polyline([
      [180, 110 + t * 580],
      [180 + t * 640, 690],
    ]);
    other += polyline([
      [820, 690 - t * 580],
      [820 - t * 640, 110],
    ]);
  }
  return stroke(first, ink, 1.7) + stroke(other, second, 1.7);
}

function spheres(random: Random, ink: string, second: string): string {
  const tilt = random.between(0.2, 0.5);
  let svg = '';
  for (let i = 0; i < 26; i += 1) {
    const turn = (i / 26) * 180;
    svg += `<ellipse cx="500" cy="400" rx="290" ry="${(290 * tilt).toFixed(1)}" transform="rotate(${turn.toFixed(1)} 500 400)" fill="none" stroke="${i % 2 ? ink : second}" stroke-width="1.8"/>`;
  }
  return svg + `<circle cx="500" cy="400" r="290" fill="none" stroke="${ink}" stroke-width="3"/>`;
}

/** Style: guilloche engraving under the type of a title page. */
export const guilloche: CoverStyle = ({ title, artist, random }) => {
  const { ground: paper, ink, second } = random.pick(plates);
  const picture = random.pick([rosette, strings, spheres])(random, ink, second);
  const frame = `<rect x="44" y="44" width="912" height="912" fill="none" stroke="${ink}" stroke-width="2.5"/>`;
  return (
    ground(paper) +
    frame +
    picture +
    rect(470, 772, 60, 2.5, second) +
    block({
      font: 'serif',
      text: title,
      x: 110,
      y: 800,
      width: 780,
      height: 64,
      fill: ink,
      align: 'middle',
      valign: 'middle',
      maxSize: 92,
    }) +
    line({
      font: 'serif',
      text: artist.toUpperCase(),
      x: 500,
      y: 916,
      size: 27,
      fill: ink,
      anchor: 'middle',
      tracking: 0.26,
      maxWidth: 800,
    })
  );
};
