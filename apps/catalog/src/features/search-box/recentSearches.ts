import { deviceStorage } from '@fairtone/platform';
import * as z from 'zod/mini';

const STORAGE_KEY = 'fairtone.searches';
const SEARCHES_MAX = 5;
const schema = z.array(z.string().check(z.minLength(1), z.maxLength(100)));

/** Recent searches on this device, the latest first. They are never sent to a server. */
export function readSearches(storage: Storage = deviceStorage()): string[] {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(STORAGE_KEY) ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

export function keepSearch(query: string, storage: Storage = deviceStorage()): void {
  const words = query.trim().slice(0, 100);
  if (!words) return;
  const others = readSearches(storage).filter((one) => one.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, SEARCHES_MAX), storage);
}

export function forgetSearches(storage: Storage = deviceStorage()): void {
  write([], storage);
}

function write(searches: string[], storage: Storage) {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify(searches));
  } catch {
    // Full or forbidden storage: nothing is stored.
  }
}
