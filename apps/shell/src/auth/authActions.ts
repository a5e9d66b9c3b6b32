import type { AccountKind } from '@fairtone/domain';
import { detectLanguage } from '@fairtone/i18n';
import { deviceStorage, getAuth, SESSION_STORAGE_KEY } from '@fairtone/platform';
import { followStoredSession, selectUser, type AppStore } from '@fairtone/store';
import { saveChosenLanguage } from './accountLanguage.ts';
import { toRefusal, type AuthRefusal } from './authRefusal.ts';

/** Signs in and waits until the user is in the store. @returns null on success */
export async function signIn(store: AppStore, email: string, password: string): Promise<AuthRefusal | null> {
  const { error } = await (await getAuth()).signInWithPassword({ email, password });
  return error ? toRefusal(error) : enter(store);
}

/** Loads the user who signed in into the store. Without a profile the session is ended again. @returns null on success */
export async function enter(store: AppStore): Promise<AuthRefusal | null> {
  await followStoredSession(store);
  if (selectUser(store.getState())) {
    void saveChosenLanguage(store);
    return null;
  }
  await signOut(store);
  return 'no_profile';
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  kind: AccountKind;
}

/** Creates an account. `needsConfirmation`: an e-mail was sent and the user is not signed in yet. */
export async function signUp(
  store: AppStore,
  { name, email, password, kind }: NewAccount,
): Promise<{ refusal: AuthRefusal | 'no_user' | null; needsConfirmation: boolean }> {
  const { data, error } = await (
    await getAuth()
  ).signUp({
    email,
    password,
    options: { data: { full_name: name, role: kind, language: detectLanguage() }, emailRedirectTo: location.origin },
  });
  if (error) return { refusal: toRefusal(error), needsConfirmation: false };
  if (!data.user) return { refusal: 'no_user', needsConfirmation: false };
  return data.session
    ? { refusal: await enter(store), needsConfirmation: false }
    : { refusal: null, needsConfirmation: true };
}

/**
 * Signs out on this device, also when the request fails: an answer of 401, 403 or 404 means that the session was gone already; after any
 * other error, as offline, the stored session is deleted.
 */
export async function signOut(store: AppStore): Promise<void> {
  const { error } = await (await getAuth()).signOut({ scope: 'local' });
  if (error) deviceStorage().removeItem(SESSION_STORAGE_KEY);
  await followStoredSession(store);
}
