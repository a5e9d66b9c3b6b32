import { line, sizeForWidth } from '../lettering';
import type { Random } from '../random';
import { circle, ground, rect } from '../svg';

const prints = [
  ['#123a5c', '#f2a51e', '#f4ead2'],
  ['#b9301c', '#f6ead3', '#1c1411'],
  ['#efe4cb', '#20463c', '#e2732d'],
  ['#1b1633', '#e46a8f', '#f4d9a4'],
  ['#e0a11b', '#17120a', '#f4ead2'],
] as const;

/** Draws a group's emblem: its initial over a pattern of cut paper. */
export function emblem(name: string, random: Random): string {
  const [paper, first, second] = random.pick(prints);
  const initial = name
    .replace(/^(the|les|los|die) /i, '')
    .charAt(0)
    .toUpperCase();
  let rhythm = '';
  if (random.chance(0.5))
    for (let i = 0; i < 6; i += 1) rhythm += circle(500, 500, 480 - i * 78, i % 2 ? paper : first);
  else for (let x = 40, i = 0; x < 960; i += 1, x += 118) rhythm += rect(x, 0, i % 3 === 0 ? 84 : 46, 1000, first);
  const size = Math.min(500, sizeForWidth('condensed', initial, 400));
  return (
    ground(paper) +
    rhythm +
    circle(500, 500, 330, second) +
    line({ font: 'condensed', text: initial, x: 500, y: 500 + size * 0.43, size, fill: paper, anchor: 'middle' })
  );
}
