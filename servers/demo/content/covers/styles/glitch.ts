import { line, sizeForWidth } from '../lettering';
import type { Random } from '../random';
import type { CoverStyle } from '../scene';
import { circle, clipped, ground, group, rect, rectPath } from '../svg';

const signals = [
  { ground: '#f4f2ee', ink: '#0e0e0e', accent: '#ff2f1f' },
  { ground: '#0e0e10', ink: '#f2f1ec', accent: '#19e3c2' },
  { ground: '#e7e4dc', ink: '#1130c9', accent: '#1130c9' },
  { ground: '#101010', ink: '#f0ede4', accent: '#f7d21c' },
];

function motif(random: Random, title: string, ink: string, accent: string): string {
  const kind = random.int(0, 2);
  if (kind === 0) {
    const letter = title
      .replace(/[^\p{L}\p{N}]/gu, '')
      .charAt(0)
      .toUpperCase();
    return line({
      font: 'condensed',
      text: letter,
      x: 500,
      y: 860,
      size: Math.min(860, sizeForWidth('condensed', letter, 620)),
      fill: ink,
      anchor: 'middle',
    });
  }
  if (kind === 1) return circle(500, 450, 330, ink) + circle(500, 450, 120, accent);
  let bars = '';
  for (let x = 110; x < 890;) {
    const width = random.pick([6, 6, 12, 24, 40]);
    bars += rect(x, 100, width, 720, random.chance(0.08) ? accent : ink);
    x += width + random.pick([6, 10, 16]);
  }
  return bars;
}

/** Style: one clear form, cut into shifted strips. */
export const glitch: CoverStyle = ({ title, artist, random }) => {
  const { ground: paper, ink, accent } = random.pick(signals);
  const form = motif(random, title, ink, accent);
  let svg = ground(paper) + `<defs><g id="form">${form}</g></defs>`;
  for (let y = 0, i = 0; y < 900; i += 1) {
    const height = random.pick([8, 14, 22, 40, 70, 110]);
    const slip = random.chance(0.42) ? random.between(-210, 210) : 0;
    svg += clipped(
      `s${i}`,
      rectPath(0, y, 1000, height),
      group('<use href="#form"/>', `transform="translate(${slip.toFixed(0)} 0)"`),
    );
    if (Math.abs(slip) > 130 && height < 41)
      svg += rect(random.between(0, 600), y, random.between(80, 380), height * 0.6, accent);
    y += height;
  }
  return (
    svg +
    rect(0, 896, 1000, 104, paper) +
    line({ font: 'mono', text: title, x: 60, y: 954, size: 36, fill: ink, maxWidth: 500 }) +
    line({
      font: 'mono',
      text: artist,
      x: 940,
      y: 954,
      size: 36,
      fill: accent === ink ? ink : ink,
      anchor: 'end',
      maxWidth: 350,
    })
  );
};
