import type * as z from 'zod/mini';

/** Reads a value of this device; null without one. Visitors can edit local storage: a value that does not parse is dropped. */
export function readStored<T>(key: string, schema: z.ZodMiniType<T>, storage: Storage): T | null {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Stores a value on this device. */
export function writeStored(key: string, value: unknown, storage: Storage) {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    // When storage is full or forbidden, only the next visit loses this state.
  }
}
