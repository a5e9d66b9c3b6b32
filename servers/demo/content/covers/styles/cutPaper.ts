import { block, drawStretchedWords } from '../block';
import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { circlePath, clipped, fill, ground, polygon, rectPath, type Point } from '../svg';

const papers = [
  { ground: '#e8dcc2', ink: '#16130f', shapes: ['#d8431f', '#1f4e79', '#16130f'] },
  { ground: '#123a5c', ink: '#f2e6cc', shapes: ['#f2a51e', '#f2e6cc', '#0a2036'] },
  { ground: '#e0a11b', ink: '#17120a', shapes: ['#17120a', '#f4ead2', '#b8321a'] },
  { ground: '#b9301c', ink: '#f6ead3', shapes: ['#f6ead3', '#1c1411', '#e9a23b'] },
  { ground: '#20463c', ink: '#efe4cb', shapes: ['#efe4cb', '#e2732d', '#10271f'] },
];

/** A rectangle with slightly uneven edges, as if cut by scissors. */
function cut(random: Random, x: number, y: number, width: number, height: number): string {
  const off = () => random.between(-11, 11);
  const corners: Point[] = [
    [x + off(), y + off()],
    [x + width + off(), y + off()],
    [x + width + off(), y + height + off()],
    [x + off(), y + height + off()],
  ];
  return polygon(corners);
}

function bars(random: Random, shapes: string[]): string {
  let x = 60;
  let svg = '';
  while (x < 900) {
    const width = random.pick([34, 34, 58, 92]);
    const top = random.between(40, 330);
    svg += fill(cut(random, x, top, width, random.between(560, 600) - top), random.pick(shapes));
    x += width + random.pick([14, 20, 30]);
  }
  return svg;
}

function tiles(random: Random, shapes: string[]): string {
  const size = 220;
  let svg = '';
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [60 + column * size, 60 + row * size];
      const box = rectPath(x, y, size - 8, size - 8);
      const corner: Point = random.pick([
        [x, y],
        [x + size, y],
        [x, y + size],
        [x + size, y + size],
      ] as Point[]);
      const colour = random.pick(shapes);
      const kind = random.int(0, 3);
      if (kind === 0) svg += clipped(`t${row}${column}`, box, fill(circlePath(...corner, size * 0.96), colour));
      if (kind === 1) svg += fill(cut(random, x, y, size - 8, size - 8), colour);
      if (kind === 2) svg += fill(circlePath(x + size / 2 - 4, y + size / 2 - 4, size / 2 - 8), colour);
      if (kind === 3) svg += [0, 1, 2].map((i) => fill(cut(random, x, y + 12 + i * 70, size - 8, 34), colour)).join('');
    }
  return svg;
}

/** Style: cut paper and bold type, after record covers of the late fifties. */
export const cutPaper: CoverStyle = ({ title, artist, random }) => {
  const paper = random.pick(papers);
  const [first, second] = random.shuffle(paper.shapes.filter((shape) => shape !== paper.ink)) as [string, string];
  const name = (y: number, colour = paper.ink) =>
    line({ font: 'grotesque', text: artist.toLowerCase(), x: 60, y, size: 50, fill: colour, maxWidth: 880 });
  // The large layout needs several words; a single one would leave the cover empty.
  const kind = random.int(0, title.split(' ').length > 2 ? 2 : 1);
  if (kind === 0)
    return (
      ground(paper.ground) +
      bars(random, paper.shapes) +
      block({
        font: 'condensed',
        text: title.toLowerCase(),
        x: 60,
        y: 650,
        width: 880,
        height: 200,
        fill: paper.ink,
        maxSize: 250,
      }) +
      name(935)
    );
  if (kind === 1)
    return (
      ground(paper.ground) +
      tiles(random, paper.shapes) +
      block({
        font: 'condensed',
        text: title,
        x: 60,
        y: 758,
        width: 560,
        height: 182,
        fill: paper.ink,
        maxSize: 210,
        valign: 'bottom',
      }) +
      line({ font: 'grotesque', text: artist, x: 940, y: 940, size: 38, fill: paper.ink, anchor: 'end', maxWidth: 300 })
    );
  const words = drawStretchedWords({
    font: 'condensed',
    text: title.toUpperCase(),
    x: 60,
    y: 60,
    width: 880,
    height: 740,
    fill: [paper.ink, first],
  });
  const rest = 60 + words.height;
  return (
    ground(paper.ground) +
    fill(cut(random, random.between(420, 620), -30, random.between(150, 300), 1060), second, 'opacity="0.9"') +
    words.svg +
    name(Math.min(930, rest + 90))
  );
};
