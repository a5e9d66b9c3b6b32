import { line } from '../lettering';
import { smoothNoise } from '../random';
import type { CoverStyle } from '../scene';
import { mixColours } from '../colour';
import { circle, fill, ground, polygon, rect, type Point } from '../svg';

const skies = [
  { far: '#f3e3d3', near: '#27465c', sun: '#ec7a4f', ink: '#27465c' },
  { far: '#d9e4e2', near: '#12343b', sun: '#f7f3e8', ink: '#12343b' },
  { far: '#f5c9a9', near: '#3d1f42', sun: '#fdf0dc', ink: '#3d1f42' },
  { far: '#20304a', near: '#070b14', sun: '#e9dfc8', ink: '#e9dfc8' },
  { far: '#e9e2f0', near: '#4a4273', sun: '#f2b6a0', ink: '#4a4273' },
];

/** Style: a few layers of distance under a large sky. */
export const horizons: CoverStyle = ({ title, artist, random }) => {
  const { far, near, sun, ink } = random.pick(skies);
  const isSea = random.chance(0.45);
  const horizon = random.between(470, 560);
  const [sunX, radius] = [random.between(300, 700), random.between(95, 175)];
  let svg = ground(far) + circle(sunX, horizon - (isSea ? radius * 0.15 : random.between(90, 150)), radius, sun);
  if (isSea) {
    svg += rect(0, horizon, 1000, 1000 - horizon, mixColours(far, near, 0.55));
    for (let y = horizon + 10, i = 0; y < 1000; y += 13 + i * 1.1, i += 1) {
      const spread = radius * (1.05 - (y - horizon) / 900);
      for (let k = 0; k < 3; k += 1) {
        const width = random.between(spread * 0.25, spread * 1.5);
        svg += rect(
          sunX - width / 2 + random.between(-spread * 0.5, spread * 0.5),
          y,
          width,
          3 + i * 0.28,
          sun,
          'rx="3"',
        );
      }
      svg += rect(
        random.between(-100, 800),
        y + 6,
        random.between(120, 500),
        2 + i * 0.2,
        mixColours(far, near, 0.72),
        'rx="2"',
      );
    }
  } else {
    const layers = random.int(6, 8);
    for (let i = 0; i < layers; i += 1) {
      const shape = smoothNoise(random, 3 + i * 0.5);
      const detail = smoothNoise(random, 16);
      const base = horizon + (i / layers) ** 1.15 * 470;
      const ridge: Point[] = Array.from({ length: 101 }, (_, k) => [
        k * 10,
        base - shape(k / 100) * (74 - i * 4) - detail(k / 100) * (9 - i),
      ]);
      svg += fill(polygon([...ridge, [1000, 1000], [0, 1000]]), mixColours(far, near, (i + 1) / layers));
    }
  }
  const caption = { font: 'serif' as const, fill: ink, maxWidth: 860 };
  return (
    svg +
    line({ ...caption, text: title, x: 70, y: 132, size: 78 }) +
    line({ ...caption, font: 'serif', text: artist.toUpperCase(), x: 72, y: 186, size: 27, tracking: 0.22 })
  );
};
