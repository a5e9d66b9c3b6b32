import { circle, fill, polygon, rect, type Point } from '../svg';

/** One figure of a pattern in a square of a given size, in two colours. */
export type Motif = (x: number, y: number, size: number, a: string, b: string) => string;

/** Triangles, diamonds, eyes, zigzags, steps, checks, shells. */
export const motifs: Motif[] = [
  (x, y, s, a, b) =>
    fill(
      polygon([
        [x, y],
        [x + s, y],
        [x + s / 2, y + s / 2],
      ]),
      a,
    ) +
    fill(
      polygon([
        [x, y + s],
        [x + s, y + s],
        [x + s / 2, y + s / 2],
      ]),
      b,
    ),
  (x, y, s, a, b) =>
    fill(
      polygon([
        [x + s / 2, y],
        [x + s, y + s / 2],
        [x + s / 2, y + s],
        [x, y + s / 2],
      ]),
      a,
    ) +
    fill(
      polygon([
        [x + s / 2, y + s * 0.27],
        [x + s * 0.73, y + s / 2],
        [x + s / 2, y + s * 0.73],
        [x + s * 0.27, y + s / 2],
      ]),
      b,
    ),
  (x, y, s, a, b) =>
    circle(x + s / 2, y + s / 2, s * 0.42, a) +
    circle(x + s / 2, y + s / 2, s * 0.24, b) +
    circle(x + s / 2, y + s / 2, s * 0.1, a),
  (x, y, s, a) => {
    const tooth = (top: number): Point[] => [
      [x, y + top + s * 0.3],
      [x + s / 2, y + top],
      [x + s, y + top + s * 0.3],
      [x + s, y + top + s * 0.48],
      [x + s / 2, y + top + s * 0.18],
      [x, y + top + s * 0.48],
    ];
    return fill(polygon(tooth(0)), a) + fill(polygon(tooth(s * 0.5)), a);
  },
  (x, y, s, a, b) =>
    [0, 1, 2, 3]
      .map((i) => rect(x + i * s * 0.125, y + s - (i + 1) * s * 0.25, s - i * s * 0.25, s * 0.25, i % 2 ? b : a))
      .join(''),
  (x, y, s, a, b) =>
    rect(x, y, s / 2, s / 2, a) +
    rect(x + s / 2, y + s / 2, s / 2, s / 2, a) +
    rect(x + s * 0.62, y + s * 0.12, s * 0.26, s * 0.26, b) +
    rect(x + s * 0.12, y + s * 0.62, s * 0.26, s * 0.26, b),
  (x, y, s, a, b) =>
    `<path d="M${x} ${y + s}a${s / 2} ${s / 2} 0 0 1 ${s} 0z" fill="${a}"/><path d="M${x + s * 0.25} ${y + s}a${s / 4} ${s / 4} 0 0 1 ${s / 2} 0z" fill="${b}"/><path d="M${x} ${y + s / 2}a${s / 2} ${s / 2} 0 0 1 ${s} 0z" fill="${b}" opacity="0"/>`,
];
