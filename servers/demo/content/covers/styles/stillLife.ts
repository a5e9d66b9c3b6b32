import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, fill, ground, polyline, rect, roundShape, stroke, type Point } from '../svg';

const rooms = [
  {
    wall: '#e9c9bd',
    table: '#b8543c',
    cloth: '#f4e9da',
    vase: '#2f4a4a',
    leaf: '#3f6b53',
    fruit: ['#e8a63a', '#c9402f'],
    ink: '#2a1a17',
  },
  {
    wall: '#c7d2c4',
    table: '#35524a',
    cloth: '#ece7d6',
    vase: '#d98d5f',
    leaf: '#24423a',
    fruit: ['#e9c04c', '#d8624a'],
    ink: '#1d2b26',
  },
  {
    wall: '#efe3c8',
    table: '#3b4a78',
    cloth: '#d9dfe8',
    vase: '#e06f4c',
    leaf: '#4a7358',
    fruit: ['#f0b93a', '#c23b54'],
    ink: '#22294a',
  },
  {
    wall: '#3a3450',
    table: '#221d33',
    cloth: '#e6d6c9',
    vase: '#d7a24c',
    leaf: '#7fa68c',
    fruit: ['#e46a4f', '#efc36a'],
    ink: '#f0e4d8',
  },
];

function branch(random: Random, x: number, y: number, leaf: string, bloom: string): string {
  const [lean, height] = [random.between(-150, 150), random.between(190, 310)];
  const at = (t: number): Point => [x + lean * t * t, y - height * t];
  let svg = stroke(polyline(Array.from({ length: 12 }, (_, i) => at(i / 11))), leaf, 7, 'stroke-linecap="round"');
  for (let i = 2; i < 7; i += 1) {
    const [lx, ly] = at(i / 7);
    svg += `<ellipse cx="${(lx + (i % 2 ? 24 : -24)).toFixed(0)}" cy="${ly.toFixed(0)}" rx="30" ry="11" fill="${leaf}" transform="rotate(${i % 2 ? -32 : 32} ${lx.toFixed(0)} ${ly.toFixed(0)})"/>`;
  }
  const [bx, by] = at(1);
  const petals = Array.from({ length: 6 }, (_, i) =>
    circle(bx + Math.cos(i * 1.047) * 26, by + Math.sin(i * 1.047) * 26, 22, bloom),
  ).join('');
  return svg + petals + circle(bx, by, 17, leaf);
}

/** Style: a vase with fruit. */
export const stillLife: CoverStyle = ({ title, artist, random }) => {
  const room = random.pick(rooms);
  const vaseX = random.between(330, 470);
  const [w, neck] = [random.between(105, 140), random.between(44, 62)];
  const profile: Point[] = [
    [-neck, 0],
    [-neck * 0.8, 60],
    [-w, 190],
    [-w * 0.62, 300],
    [w * 0.62, 300],
    [w, 190],
    [neck * 0.8, 60],
    [neck, 0],
  ];
  const vase = roundShape(profile.map(([px, py]) => [vaseX + px, 450 + py]));
  const window = random.chance(0.5)
    ? rect(640, 110, 270, 360, room.cloth) + rect(768, 110, 12, 360, room.wall) + rect(640, 280, 270, 12, room.wall)
    : circle(760, 270, 120, room.fruit[0]!);
  const stems = [0, 1, 2]
    .map((i) => branch(random, vaseX - 24 + i * 24, 460, room.leaf, i === 1 ? room.fruit[1]! : room.cloth))
    .join('');
  let fruit = '';
  for (let i = 0; i < 3; i += 1) {
    const [fx, r] = [590 + i * 108, random.between(50, 62)];
    fruit +=
      circle(fx, 742 - r, r, room.fruit[i % 2]!) +
      stroke(
        polyline([
          [fx, 742 - r * 1.95],
          [fx + 12, 742 - r * 2.3],
        ]),
        room.leaf,
        7,
        'stroke-linecap="round"',
      );
  }
  return (
    ground(room.wall) +
    window +
    rect(0, 660, 1000, 340, room.table) +
    rect(0, 720, 1000, 36, room.cloth) +
    stems +
    fill(vase, room.vase) +
    stroke(
      polyline([
        [vaseX - w * 0.86, 600],
        [vaseX + w * 0.86, 600],
      ]),
      room.cloth,
      9,
    ) +
    fruit +
    line({ font: 'grotesque', text: title, x: 60, y: 876, size: 84, fill: room.cloth, maxWidth: 880 }) +
    line({ font: 'grotesque', text: artist, x: 62, y: 940, size: 38, fill: room.cloth, maxWidth: 880 })
  );
};
