import { mixColours } from '../colour';
import { line } from '../lettering';
import { block } from '../block';
import type { CoverStyle } from '../scene';
import { ground, polyline, stroke, type Point } from '../svg';

const silks = [
  { ground: '#1d0f1e', from: '#f26a8d', to: '#f9d7a8', ink: '#f9e7d2' },
  { ground: '#f3e7e0', from: '#7c2d4f', to: '#e79a7d', ink: '#4a1730' },
  { ground: '#0f1a2b', from: '#3fa7b5', to: '#e8c9e6', ink: '#e9eef2' },
  { ground: '#2a0d0d', from: '#d7402b', to: '#f4c06a', ink: '#f7e3c4' },
  { ground: '#e9e4f2', from: '#3f2a7a', to: '#d98cb3', ink: '#2a1a56' },
];

/** A ribbon: many threads between two curves. */
export const ribbons: CoverStyle = ({ title, artist, random }) => {
  const { ground: cloth, from, to, ink } = random.pick(silks);
  const curve = () => {
    const [a, b, c] = [random.between(0.7, 1.6), random.between(0, 6.3), random.between(110, 220)];
    const [d, e] = [random.between(2, 3.4), random.between(0, 6.3)];
    return (t: number) => Math.sin(t * Math.PI * a + b) * c + Math.sin(t * Math.PI * d + e) * c * 0.4;
  };
  const [first, second, twist] = [curve(), curve(), random.between(0.6, 1.4)];
  const threads = 120;
  let svg = '';
  for (let i = 0; i < threads; i += 1) {
    const share = i / (threads - 1);
    const points: Point[] = Array.from({ length: 90 }, (_, k) => {
      const t = k / 89;
      const turn = Math.cos(t * Math.PI * 2 * twist) * (share - 0.5);
      return [t * 1080 - 40, 385 + first(t) * (1 - share) + second(t) * share + turn * 430];
    });
    svg += stroke(polyline(points), mixColours(from, to, share), 2.2);
  }
  return (
    ground(cloth) +
    svg +
    block({
      font: 'didone',
      text: title,
      x: 64,
      y: 760,
      width: 872,
      height: 120,
      fill: ink,
      maxSize: 118,
      valign: 'bottom',
    }) +
    line({ font: 'grotesque', text: artist, x: 66, y: 940, size: 38, fill: ink, maxWidth: 870 })
  );
};
