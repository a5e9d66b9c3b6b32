import { line } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { motifs } from './motifs';
import { circle, fill, ground, polygon, rect } from '../svg';

const cloths: Record<string, string[][]> = {
  Reggae: [
    ['#1c1a14', '#e8b023', '#2f7a3b', '#c2331f', '#f2e3bd'],
    ['#f0e2bf', '#c2331f', '#e8b023', '#23693a', '#1c1a14'],
  ],
  Afrobeat: [
    ['#1b1410', '#e7a225', '#c8401c', '#f4e6c8', '#1f6d6a'],
    ['#f3e5c6', '#b3321a', '#1b1410', '#e09a1f', '#2b4d8c'],
  ],
  World: [
    ['#23202e', '#d9772f', '#e9d9b4', '#3f7f7b', '#a5313a'],
    ['#efe3cc', '#7a2430', '#2c5b60', '#d3923a', '#2a211c'],
  ],
  Latin: [
    ['#fbf0dc', '#e5482d', '#0f6e7c', '#f2a93b', '#28213d'],
    ['#12303d', '#f26b4a', '#f7d9a1', '#3fa796', '#f9f1df'],
  ],
};

/** Bands of a woven cloth, each with its motif. */
function bands(random: Random, colours: string[]): string {
  let svg = '';
  let order = random.shuffle(motifs);
  let y = 0;
  while (y < 1000) {
    const size = random.pick([1000 / 6, 1000 / 8, 1000 / 5, 1000 / 10]);
    const [back, first, second] = random.shuffle(colours) as [string, string, string];
    svg += rect(0, y, 1000, size + 1, back);
    if (order.length === 0) order = random.shuffle(motifs);
    const motif = order.pop()!;
    for (let x = 0; x < 999; x += size) svg += motif(x, y, size, first, second);
    y += size;
    svg += rect(0, y, 1000, 15, random.pick(colours));
    y += 15;
  }
  return svg;
}

/** Quarter circles on a grid that join into curved bands. */
function tiles(random: Random, colours: string[]): string {
  const size = 200;
  const [back, first, second, third] = colours as [string, string, string, string];
  let svg = '';
  for (let row = 0; row < 5; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const turn = random.int(0, 3) * 90;
      const arcs = `<path d="M-100-100h200a200 200 0 0 1-200 200z" fill="${random.pick([first, first, third])}"/><path d="M-100-100h130a130 130 0 0 1-130 130z" fill="${back}"/><path d="M-100-100h66a66 66 0 0 1-66 66z" fill="${second}"/>`;
      svg += `<g transform="translate(${column * size + 100} ${row * size + 100}) rotate(${turn})">${arcs}</g>`;
    }
  return svg;
}

/** A low sun behind palms of stripes. */
function sun(random: Random, colours: string[]): string {
  const [, first, second, third, fourth] = colours as [string, string, string, string, string];
  const tones = random.shuffle([first, second, third, fourth]);
  let svg = '';
  for (let i = 0; i < 36; i += 1) {
    const [from, to] = [(i / 36) * Math.PI * 2, ((i + 0.5) / 36) * Math.PI * 2];
    svg += fill(
      polygon([
        [500, 560],
        [500 + Math.cos(from) * 900, 560 + Math.sin(from) * 900],
        [500 + Math.cos(to) * 900, 560 + Math.sin(to) * 900],
      ]),
      tones[0]!,
    );
  }
  for (let i = 0; i < 4; i += 1) svg += circle(500, 560, 330 - i * 74, tones[(i + 1) % 4]!);
  for (let x = 0; x < 1000; x += 100)
    svg += motifs[0]!(x, 900, 100, tones[1]!, tones[2]!) + motifs[0]!(x, 0, 100, tones[2]!, tones[1]!);
  return svg;
}

/** Style: textile or tile patterns with a plain label. */
export const textile: CoverStyle = ({ title, artist, genre, random }) => {
  const colours = random.pick(cloths[genre] ?? cloths.World!);
  const kind = random.pick(
    genre === 'Latin' ? [tiles, tiles, sun] : genre === 'Reggae' ? [sun, bands] : [bands, bands, tiles],
  );
  const [dark] = [...colours].sort((a, b) => brightness(a) - brightness(b));
  const light = [...colours].sort((a, b) => brightness(b) - brightness(a))[0]!;
  const y = kind === sun ? 500 : random.pick([420, 640]);
  return (
    ground(colours[0]!) +
    kind(random, colours) +
    rect(120, y, 760, 176, light) +
    `<rect x="134" y="${y + 14}" width="732" height="148" fill="none" stroke="${dark}" stroke-width="3"/>` +
    line({
      font: 'condensed',
      text: title.toUpperCase(),
      x: 500,
      y: y + 96,
      size: 74,
      fill: dark!,
      anchor: 'middle',
      tracking: 0.03,
      maxWidth: 680,
    }) +
    line({
      font: 'grotesque',
      text: artist,
      x: 500,
      y: y + 140,
      size: 31,
      fill: dark!,
      anchor: 'middle',
      maxWidth: 680,
    })
  );
};

function brightness(hex: string): number {
  return [1, 3, 5].reduce((sum, i) => sum + parseInt(hex.slice(i, i + 2), 16), 0);
}
