import { deviceStorage } from '@fairtone/platform';
import * as z from 'zod/mini';
import { FIRST_PAGE, type CursorChain } from '../../model/cursorChain';

const STORAGE_KEY = 'fairtone.lists';
/** More steps back than anybody remembers the place of. */
const LISTS_MAX = 12;

const placeSchema = z.object({
  key: z.string(),
  chain: z.array(z.string()).check(z.minLength(1)),
  /** First item in the window, and how far the window had gone past the top of its row, in px. */
  index: z.int().check(z.nonnegative()),
  offsetPx: z.number(),
});

/** How far a list was loaded, and the scroll position in it. Kept in sessionStorage: it survives a reload. */
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

/** @param key names the list, what it is narrowed down to, and the step of the history that it was opened at */
export function readListPosition(key: string, storage: Storage = deviceStorage('sessionStorage')): ListPosition | null {
  return readAll(storage).find((place) => place.key === key) ?? null;
}

export function storeListPosition(
  key: string,
  place: ListPosition,
  storage: Storage = deviceStorage('sessionStorage'),
): void {
  const others = readAll(storage).filter((one) => one.key !== key);
  const kept = [...others, { ...place, chain: [...place.chain], key }].slice(-LISTS_MAX);
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: the list opens at its top.
  }
}

/** An address that was typed is opened at the top, whatever the tab showed there before. */
export function deleteListPositions(mark: string, storage: Storage = deviceStorage('sessionStorage')): void {
  const kept = readAll(storage).filter(({ key }) => !key.endsWith(mark));
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // As above.
  }
}
