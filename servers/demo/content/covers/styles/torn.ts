import { block, drawStretchedWords } from '../block';
import { line } from '../lettering';
import { smoothNoise, type Random } from '../random';
import type { CoverStyle } from '../scene';
import { clipped, dots, fill, ground, group, polygon, rect, rectPath, type Point } from '../svg';

const walls = [
  { under: '#d8352a', over: '#efe8da', ink: '#141210', third: '#141210' },
  { under: '#1a1917', over: '#f0e9db', ink: '#c4281c', third: '#d8a927' },
  { under: '#e3b126', over: '#24211e', ink: '#f2ebdd', third: '#b7372a' },
  { under: '#2d4a8a', over: '#ece4d3', ink: '#181613', third: '#e2512b' },
  { under: '#e9e1d0', over: '#c9361f', ink: '#f4ecdb', third: '#161412' },
];

/** A torn edge across the cover from left to right, as points. */
function tear(random: Random, from: number, to: number): Point[] {
  const drift = smoothNoise(random, 5);
  return Array.from({ length: 126 }, (_, i) => [
    i * 8,
    from + (to - from) * (i / 125) + drift(i / 125) * 52 + random.between(-6, 6),
  ]);
}

function sheet(random: Random, edge: Point[], colour: string): string {
  // The paper's white core is visible along the tear, not quite parallel to the printed face.
  const core: Point[] = edge.map(([x, y]) => [x, y - random.between(5, 20)]);
  return (
    fill(polygon([...core, [1010, 1010], [-10, 1010]]), '#faf6ee') +
    fill(polygon([...edge, [1010, 1010], [-10, 1010]]), colour)
  );
}

function stripes(random: Random, colour: string): string {
  const tilt = random.pick([-32, 28, 90, 0]);
  let bars = '';
  for (let x = -800; x < 1800; x += 92) bars += rect(x, -800, 46, 2600, colour);
  return group(bars, `transform="rotate(${tilt} 500 500)"`);
}

function wornSpots(random: Random, colour: string): string {
  const points = (count: number): Point[] =>
    Array.from({ length: count }, () => [random.between(0, 1000), random.between(0, 1000)]);
  return dots(points(420), colour, 2.4) + dots(points(120), colour, 4.6);
}

/** Style: layers of torn posters. */
export const torn: CoverStyle = ({ title, artist, random }) => {
  const { under, over, ink, third } = random.pick(walls);
  const edge = tear(random, random.between(300, 460), random.between(250, 470));
  const lower = tear(random, random.between(870, 890), random.between(860, 895));
  const words = drawStretchedWords({
    font: 'condensed',
    text: title.toUpperCase(),
    x: 50,
    y: 50,
    width: 900,
    height: 760,
    fill: third === over ? ink : third,
  });
  // The lowest poster shows the title, unless it is one word: too small a part of it would be visible.
  const kind = title.includes(' ') ? random.int(0, 1) : 0;
  const beneath =
    ground(under) + (kind === 0 ? stripes(random, third) : group(words.svg, 'transform="translate(-14 12)"'));
  const face = sheet(random, edge, over);
  const copy =
    kind === 0
      ? block({
          font: 'condensed',
          text: title.toUpperCase(),
          x: 60,
          y: 545,
          width: 880,
          height: 235,
          fill: ink,
          maxSize: 300,
          leading: 0.98,
          valign: 'bottom',
        })
      : clipped(
          'face',
          polygon([...edge, [1010, 1010], [-10, 1010]]),
          group(
            drawStretchedWords({
              font: 'condensed',
              text: title.toUpperCase(),
              x: 50,
              y: 50,
              width: 900,
              height: 760,
              fill: ink,
            }).svg,
            '',
          ),
        );
  return (
    beneath +
    clipped('all', rectPath(0, 0, 1000, 1000), face) +
    copy +
    sheet(random, lower, under) +
    wornSpots(random, over) +
    line({
      font: 'mono',
      text: artist.toUpperCase(),
      x: 60,
      y: 948,
      size: 38,
      fill: third === under ? ink : readable(under),
      maxWidth: 880,
      tracking: 0.04,
    })
  );
};

function readable(ground: string): string {
  const light = [1, 3, 5].reduce((sum, i) => sum + parseInt(ground.slice(i, i + 2), 16), 0) > 370;
  return light ? '#161412' : '#f7f0e2';
}
