import type { Direction } from './description.ts';

/** One difference between a released contract and the sources. */
export interface Change {
  /** Contract, then the path of the field: `event order/paid › orderId`. */
  path: string;
  isBreaking: boolean;
  what: string;
}

export const breaking = (path: string, what: string): Change => ({ path, isBreaking: true, what });
export const addition = (path: string, what: string): Change => ({ path, isBreaking: false, what });

/** A change that is compatible in one direction only. */
export const changeUnless = (bearable: Direction, direction: Direction, path: string, what: string): Change =>
  direction === bearable ? addition(path, what) : breaking(path, what);

export const FLIPPED: Record<Direction, Direction> = { given: 'accepted', accepted: 'given', both: 'both' };
