import { block } from '../block';
import { smoothNoise, type Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, clipped, fill, ground, polygon, polyline, rect, rectPath, stroke, type Point } from '../svg';

const prints = [
  { paper: '#efe6d2', ink: '#1d2a2a', tint: '#c65f34' },
  { paper: '#f0e7d6', ink: '#20371f', tint: '#d9a13b' },
  { paper: '#ece4d5', ink: '#2a2140', tint: '#d4644f' },
  { paper: '#f2ead7', ink: '#16324a', tint: '#e3b04b' },
];

/** Tapering cuts around a sun. */
function rays(random: Random, cx: number, cy: number, ink: string): string {
  let d = '';
  for (let i = 0; i < 74; i += 1) {
    const angle = (i / 74) * Math.PI * 2 + random.between(-0.02, 0.02);
    const [from, to, half] = [random.between(120, 150), random.between(260, 900), random.between(0.007, 0.014)];
    const at = (radius: number, turn: number): Point => [
      cx + Math.cos(angle + turn) * radius,
      cy + Math.sin(angle + turn) * radius,
    ];
    d += polygon([at(from, 0), at(to, half), at(to * 1.02, 0), at(to, -half)]);
  }
  return fill(d, ink, 'opacity="0.92"');
}

function pine(x: number, y: number, height: number): string {
  const width = height * 0.42;
  const tiers = [0, 0.24, 0.48].map((top) =>
    polygon([
      [x, y - height + top * height],
      [x + width * (0.3 + top * 0.55), y - height * (0.58 - top * 0.95)],
      [x - width * (0.3 + top * 0.55), y - height * (0.58 - top * 0.95)],
    ]),
  );
  return (
    tiers.join('') +
    polygon([
      [x - 4, y - height * 0.2],
      [x + 4, y - height * 0.2],
      [x + 4, y + 6],
      [x - 4, y + 6],
    ])
  );
}

function house(x: number, y: number, ink: string, tint: string, paper: string): string {
  return (
    fill(
      polygon([
        [x - 62, y - 62],
        [x, y - 112],
        [x + 62, y - 62],
      ]),
      ink,
    ) +
    rect(x - 48, y - 64, 96, 66, tint) +
    rect(x - 14, y - 40, 28, 42, ink) +
    rect(x + 22, y - 46, 16, 18, paper) +
    rect(x + 26, y - 124, 14, 40, ink)
  );
}

function hill(random: Random, base: number, ink: string, paper: string, isDark: boolean) {
  const shape = smoothNoise(random, 3);
  const height = (x: number) => base - shape(x / 1000) * 78;
  const ridge: Point[] = Array.from({ length: 101 }, (_, i) => [i * 10, height(i * 10)]);
  let furrows = '';
  const lean = random.between(-0.8, 0.8);
  for (let row = 1; row < 26; row += 1) {
    const points: Point[] = [];
    const from = random.between(0, 260);
    for (let x = from; x < random.between(640, 1040); x += 34)
      points.push([x, height(x + row * 14 * lean) + row * (9 + row * 0.55) + random.between(-1.5, 1.5)]);
    if (points.length > 2) furrows += polyline(points);
  }
  const svg =
    fill(polygon([...ridge, [1000, 1000], [0, 1000]]), isDark ? ink : paper) +
    stroke(polyline(ridge), ink, 5) +
    stroke(furrows, isDark ? paper : ink, isDark ? 3.2 : 3.8, 'stroke-linecap="round"');
  return { svg, height };
}

/** Style: a landscape as a linocut of two blocks. */
export const linocut: CoverStyle = ({ title, artist, random }) => {
  const { paper, ink, tint } = random.pick(prints);
  const [sunX, sunY] = [random.between(260, 740), random.between(330, 400)];
  const isNight = random.chance(0.4);
  const far = hill(random, 560, isNight ? tint : ink, paper, false);
  const near = hill(random, 680, ink, paper, true);
  let trees = '';
  for (let i = 0; i < 13; i += 1) {
    const x = random.between(30, 970);
    trees += pine(x, far.height(x) + 22, random.between(70, 150));
  }
  const homeX = random.between(250, 750);
  const sky = isNight ? ink : tint;
  const picture =
    rect(40, 40, 920, 760, sky) +
    rays(random, sunX, sunY, isNight ? tint : paper) +
    circle(sunX, sunY, 108, paper) +
    (isNight ? circle(sunX + 40, sunY - 22, 92, ink) : '') +
    far.svg +
    fill(trees, ink) +
    near.svg +
    house(homeX, near.height(homeX) + 8, ink, isNight ? '#f0c25c' : tint, paper);
  return (
    ground(paper) +
    clipped('plate', rectPath(40, 40, 920, 760), picture) +
    block({
      font: 'didone',
      text: title,
      x: 40,
      y: 832,
      width: 600,
      height: 120,
      fill: ink,
      valign: 'middle',
      maxSize: 112,
      leading: 0.98,
    }) +
    block({
      font: 'serif',
      text: artist,
      x: 660,
      y: 832,
      width: 300,
      height: 120,
      fill: ink,
      align: 'end',
      valign: 'middle',
      maxSize: 46,
      leading: 1.05,
    })
  );
};
