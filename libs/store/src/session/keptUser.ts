import { deviceStorage, type StoredSession } from '@fairtone/platform';
import * as z from 'zod/mini';
import type { AppStore } from '../makeStore.ts';
import { selectUser, type SessionUser } from '../sessionSlice.ts';
import { readStored, writeStored } from '../storedValues.ts';

const USER_STORAGE_KEY = 'fairtone.user';

const keptUserSchema: z.ZodMiniType<SessionUser> = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['customer', 'artist']),
  avatarUrl: z.nullable(z.string()),
});

/** The user of a stored session as the last page showed them; null when this device has not shown them yet. */
export function readKeptUser({ user: { id, email = '' } }: StoredSession): SessionUser | null {
  const kept = readStored(USER_STORAGE_KEY, keptUserSchema, deviceStorage());
  return kept?.id === id ? { ...kept, email } : null;
}

export const forgetKeptUser = () => deviceStorage().removeItem(USER_STORAGE_KEY);

/**
 * Stores the signed-in user with each change, for the first view of the next page.
 * @returns a function that stops it
 */
export function keepUser(store: AppStore): () => void {
  let kept = selectUser(store.getState());
  return store.subscribe(() => {
    const user = selectUser(store.getState());
    if (user === kept) return;
    kept = user;
    if (user) writeStored(USER_STORAGE_KEY, user, deviceStorage());
  });
}
