import { CELL_PX, cellsAlong, type Fingerprint } from './fingerprint.ts';

/** A cell that differs from the baseline, by its position in the grid. */
export interface Cell {
  column: number;
  row: number;
}

export interface Difference {
  /** Description for a terminal. */
  says: string;
  cells: Cell[];
}

/** Colour difference, of 255. Smaller ones are rounding, or glyphs that another machine renders slightly bolder. */
const TOLERANCE = 6;
/** A page of many lines may be a pixel higher where fractions are rounded differently. */
const HEIGHT_TOLERANCE_PX = 2;

/** The differences of a picture from its baseline; empty when they look alike. */
export function compare(before: Fingerprint, now: Fingerprint): Difference | null {
  if (before.width !== now.width) return { says: `${now.width} px wide, was ${before.width}`, cells: [] };
  const cells = changedCells(before, now);
  const grown = now.height - before.height;
  const isResized = Math.abs(grown) > HEIGHT_TOLERANCE_PX;
  if (cells.length === 0 && !isResized) return null;
  const says = [
    ...(isResized ? [`${Math.abs(grown)} px ${grown > 0 ? 'longer' : 'shorter'}`] : []),
    ...(cells.length > 0
      ? [`${cells.length} of ${cellCount(now)} cells differ, the first at ${placeOf(cells[0]!)}`]
      : []),
  ];
  return { says: says.join('; '), cells };
}

function changedCells(before: Fingerprint, now: Fingerprint): Cell[] {
  const columns = cellsAlong(now.width);
  // The last row of a shorter picture covers only part of a cell, so its colour always differs.
  const rows =
    before.height === now.height ? cellsAlong(now.height) : Math.floor(Math.min(before.height, now.height) / CELL_PX);
  return Array.from({ length: columns * rows }, (_, at) => at)
    .filter((at) => distance(before, now, at) > TOLERANCE)
    .map((at) => ({ column: at % columns, row: Math.floor(at / columns) }));
}

const distance = (before: Fingerprint, now: Fingerprint, cell: number) =>
  Math.max(...[0, 1, 2].map((colour) => Math.abs(before.cells[cell * 3 + colour]! - now.cells[cell * 3 + colour]!)));

const cellCount = ({ width, height }: Fingerprint) => cellsAlong(width) * cellsAlong(height);

const placeOf = ({ column, row }: Cell) => `${column * CELL_PX}, ${row * CELL_PX} px`;
