/** Coordinates of a cover run from 0 to `side` in both directions. */
export const side = 1000;

export type Point = readonly [x: number, y: number];

const short = (value: number) => String(Math.round(value * 10) / 10);

/** A closed polygon through points. */
export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/** An open line through points. */
export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** A closed, rounded outline through points (Catmull-Rom as cubic curves). */
export function roundShape(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length]!;
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(short).join(' ')}`;
  });
  return `M${short(at(0)[0])} ${short(at(0)[1])}${curves.join('')}Z`;
}

export const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}" ${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}" ${more}/>`;

export const rect = (x: number, y: number, width: number, height: number, colour: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, colour: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}" ${more}/>`;

export const ground = (colour: string) => rect(0, 0, side, side, colour);

export const group = (children: string, attributes: string) => `<g ${attributes}>${children}</g>`;

/** Clips `children` to an outline. `id` must be unique within one cover. */
export const clipped = (id: string, d: string, children: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${children}</g>`;

/** Many dots as one path, drawn by a round line cap of the given width. */
export function dots(points: readonly Point[], colour: string, width: number): string {
  const d = points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join('');
  return stroke(d, colour, width, 'stroke-linecap="round"');
}

/** A circle as path data, for clips and holes. */
export const circlePath = (x: number, y: number, radius: number) =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(radius * 2)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-radius * 2)} 0Z`;

export const rectPath = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`;
