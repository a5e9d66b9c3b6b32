import { block } from '../block';
import { line } from '../lettering';
import type { CoverStyle } from '../scene';
import { circle, fill, ground, polygon, rect, type Point } from '../svg';

const days = [
  {
    sky: ['#f7d9a0', '#f2b36b', '#e8844a', '#d35b35'],
    land: ['#8a2f27', '#5c1f22', '#2f1418'],
    sun: '#fdf0cf',
    ink: '#fdf0cf',
  },
  {
    sky: ['#f3e6c8', '#cfdccb', '#9cc4bd', '#6aa3a6'],
    land: ['#b9743c', '#7d4526', '#3b241a'],
    sun: '#e8542e',
    ink: '#f6e9cb',
  },
  {
    sky: ['#f5c6b0', '#e58f8c', '#a8577d', '#5f3468'],
    land: ['#43254f', '#2a1838', '#170d22'],
    sun: '#ffe3ae',
    ink: '#ffe3ae',
  },
];

/** Style: table mountains under a striped evening sky. */
export const mesa: CoverStyle = ({ title, artist, random }) => {
  const { sky, land, sun, ink } = random.pick(days);
  const sunX = random.between(280, 720);
  let svg = ground(sky[0]!);
  sky.forEach((colour, i) => (svg += rect(0, i * 150, 1000, 700, colour)));
  svg += circle(sunX, 520, 170, sun);
  for (let i = 0; i < 5; i += 1) svg += rect(sunX - 180, 430 + i * 36, 360, 3 + i * 3, sky[3]!);
  land.forEach((colour, layer) => {
    const base = 590 + layer * 90;
    const points: Point[] = [
      [-10, 1010],
      [-10, base],
    ];
    let x = random.between(-60, 120);
    while (x < 1000) {
      const [width, height, foot] = [
        random.between(90, 230),
        random.between(60, 190) * (1 - layer * 0.22),
        random.between(18, 46),
      ];
      points.push(
        [x, base],
        [x + foot, base - height * 0.55],
        [x + foot * 1.2, base - height],
        [x + foot + width, base - height + random.between(-5, 5)],
        [x + foot * 1.25 + width, base - height * 0.55],
        [x + foot * 2.3 + width, base],
      );
      x += width + foot * 2.3 + random.between(60, 260);
    }
    svg += fill(polygon([...points, [1010, base], [1010, 1010]]), colour);
  });
  const cactus = random.between(120, 860);
  const body = [
    rect(cactus, 640, 26, 190, land[2]!, 'rx="13"'),
    rect(cactus - 44, 700, 22, 62, land[2]!, 'rx="11"'),
    rect(cactus - 44, 742, 60, 20, land[2]!, 'rx="10"'),
    rect(cactus + 48, 672, 22, 66, land[2]!, 'rx="11"'),
    rect(cactus + 10, 720, 60, 20, land[2]!, 'rx="10"'),
  ];
  return (
    svg +
    body.join('') +
    block({
      font: 'didone',
      text: title,
      x: 64,
      y: 812,
      width: 872,
      height: 84,
      fill: ink,
      align: 'middle',
      valign: 'middle',
      maxSize: 104,
    }) +
    line({ font: 'grotesque', text: artist, x: 500, y: 954, size: 36, fill: ink, anchor: 'middle', maxWidth: 860 })
  );
};
