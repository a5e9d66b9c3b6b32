import { deviceStorage } from '@fairtone/platform';
import * as z from 'zod/mini';
import { FIRST_PAGE, type CursorChain } from '../../model/cursorChain';

const STORAGE_KEY = 'fairtone.lists';
/** Positions of older lists are dropped. */
const LISTS_MAX = 12;

const placeSchema = z.object({
  key: z.string(),
  chain: z.array(z.string()).check(z.minLength(1)),
  /** Index of the first visible item, and distance in px by which the top of its row is scrolled out of the window. */
  index: z.int().check(z.nonnegative()),
  offsetPx: z.number(),
});

/** Loaded pages and scroll position of a list. Stored for the life of the tab, reloads included. */
export interface ListPosition {
  chain: CursorChain;
  index: number;
  offsetPx: number;
}

export const LIST_TOP: ListPosition = { chain: FIRST_PAGE, index: 0, offsetPx: 0 };

function readAll(storage: Storage) {
  try {
    return z.array(placeSchema).safeParse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/** @param key list, filter and history entry, see `useListPositionKey`. @returns null where nothing is stored */
export function readListPosition(key: string, storage: Storage = deviceStorage('sessionStorage')): ListPosition | null {
  return readAll(storage).find((place) => place.key === key) ?? null;
}

export function storeListPosition(
  key: string,
  place: ListPosition,
  storage: Storage = deviceStorage('sessionStorage'),
): void {
  const others = readAll(storage).filter((one) => one.key !== key);
  const positions = [...others, { ...place, chain: [...place.chain], key }].slice(-LISTS_MAX);
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Full or forbidden storage: the list opens at its top.
  }
}

/** Deletes the positions whose key ends with `mark`, so that a typed URL opens its list at the top. */
export function deleteListPositions(mark: string, storage: Storage = deviceStorage('sessionStorage')): void {
  const positions = readAll(storage).filter(({ key }) => !key.endsWith(mark));
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Full or forbidden storage: the stored positions stay.
  }
}
