import { block } from '../block';
import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, fill, ground, polygon, roundShape, type Point } from '../svg';

const sets = [
  { ground: '#ffd9d2', ink: '#2b1033', shapes: ['#ff5a3c', '#8e5bd6', '#ffc53d'] },
  { ground: '#bfe3f0', ink: '#1b1d4a', shapes: ['#ff6f91', '#2f49d1', '#ffe066'] },
  { ground: '#fff0c9', ink: '#3a0f26', shapes: ['#e63974', '#1fa187', '#ff9142'] },
  { ground: '#5b2bd9', ink: '#fff4e3', shapes: ['#ff8ac4', '#ffd23f', '#26c6b4'] },
  { ground: '#f7f3ec', ink: '#141414', shapes: ['#ff4f2e', '#2757ff', '#f7b801'] },
];

function around(cx: number, cy: number, count: number, radius: (i: number) => number, turn = 0): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + turn;
    return [cx + Math.cos(angle) * radius(i), cy + Math.sin(angle) * radius(i)];
  });
}

const flower = (random: Random, x: number, y: number, size: number, colour: string) => {
  const petals = random.int(5, 8);
  const turn = random.between(0, 1);
  return (
    around(x, y, petals, () => size * 0.58, turn)
      .map(([px, py]) => circle(px, py, size * 0.44, colour))
      .join('') + circle(x, y, size * 0.5, colour)
  );
};

const pebble = (random: Random, x: number, y: number, size: number, colour: string) =>
  fill(roundShape(around(x, y, 7, () => size * random.between(0.75, 1.15), random.between(0, 1))), colour);

const star = (random: Random, x: number, y: number, size: number, colour: string) => {
  const points = random.pick([8, 12, 16]);
  return fill(
    polygon(around(x, y, points * 2, (i) => (i % 2 ? size * 0.68 : size * 1.1), random.between(0, 1))),
    colour,
  );
};

const arch = (_: Random, x: number, y: number, size: number, colour: string) =>
  `<path d="M${x - size * 0.72} ${y + size}v${-size}a${size * 0.72} ${size * 0.72} 0 0 1 ${size * 1.44} 0v${size}z" fill="${colour}"/>`;

const disc = (_: Random, x: number, y: number, size: number, colour: string) => circle(x, y, size, colour);

const half = (random: Random, x: number, y: number, size: number, colour: string) =>
  `<path d="M${-size} 0a${size} ${size} 0 0 1 ${2 * size} 0z" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.pick([0, 90, 180, 270])})" fill="${colour}"/>`;

/** Style: three large shapes and a word. */
export const bigShapes: CoverStyle = ({ title, artist, random }) => {
  const { ground: paper, ink, shapes } = random.pick(sets);
  const kinds = random.shuffle([flower, pebble, star, arch, disc, half]);
  const colours = random.shuffle(shapes);
  const isMirrored = random.chance(0.5);
  const places: [number, number, number][] = [
    [random.between(300, 380), random.between(300, 360), random.between(270, 320)],
    [random.between(690, 760), random.between(400, 470), random.between(190, 240)],
    [random.between(520, 600), random.between(180, 600), random.between(90, 125)],
  ];
  const picture = places
    .map(([x, y, size], i) => kinds[i]!(random, isMirrored ? 1000 - x : x, y, size, colours[i]!))
    .join('');
  return (
    ground(paper) +
    picture +
    block({
      font: 'chunky',
      text: title,
      x: 56,
      y: 690,
      width: 888,
      height: 190,
      fill: ink,
      valign: 'bottom',
      leading: 0.94,
      maxSize: 190,
    }) +
    line({ font: 'grotesque', text: artist, x: 58, y: 948, size: 44, fill: ink, maxWidth: 880 })
  );
};
