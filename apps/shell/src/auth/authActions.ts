import type { AccountKind } from '@fairtone/domain';
import { getAuth } from '@fairtone/platform';
import { followStoredSession, type AppStore } from '@fairtone/store';

/** Why signing in or up failed, as far as a person can do something about it. */
export type AuthRefusal = 'invalid_credentials' | 'already_registered' | 'too_many_requests' | 'weak_password' | 'unavailable';

/** Signs in and waits until the store knows who it is. Null means it worked. */
export async function signIn(store: AppStore, email: string, password: string): Promise<AuthRefusal | null> {
  const { error } = await (await getAuth()).signInWithPassword({ email, password });
  if (error) return toRefusal(error);
  await followStoredSession(store);
  return null;
}

export interface NewAccount {
  name: string;
  email: string;
  password: string;
  kind: AccountKind;
}

/** Creates an account. `needsConfirmation`: an e-mail was sent and nobody is signed in yet. */
export async function signUp(
  store: AppStore,
  { name, email, password, kind }: NewAccount,
): Promise<{ refusal: AuthRefusal | null; needsConfirmation: boolean }> {
  const { data, error } = await (await getAuth()).signUp({
    email,
    password,
    options: { data: { full_name: name, role: kind }, emailRedirectTo: location.origin },
  });
  if (error) return { refusal: toRefusal(error), needsConfirmation: false };
  await followStoredSession(store);
  return { refusal: null, needsConfirmation: !data.session };
}

/** Signs out on this device; an answer of 401, 403 or 404 means that the session was gone already. */
export async function signOut(store: AppStore): Promise<void> {
  await (await getAuth()).signOut({ scope: 'local' });
  await followStoredSession(store);
}

function toRefusal(error: { code?: string; status?: number }): AuthRefusal {
  if (error.code === 'invalid_credentials') return 'invalid_credentials';
  if (error.code === 'user_already_exists' || error.code === 'email_exists') return 'already_registered';
  if (error.code === 'weak_password') return 'weak_password';
  if (error.status === 429) return 'too_many_requests';
  return 'unavailable';
}
