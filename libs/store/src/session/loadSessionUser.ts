import { getRest, type StoredSession } from '@fairtone/platform';
import type { SessionUser } from '../sessionSlice.ts';

/**
 * Loads the signed-in user; null when the account does not exist any more. The role comes from the server; while
 * the server cannot be reached, the user stays signed in with the data of this device, as a listener where it has none.
 * @param kept the user as the last page showed them
 */
export async function loadSessionUser({ user }: StoredSession, kept: SessionUser | null): Promise<SessionUser | null> {
  const { data, error } = await getRest()
    .from('profiles')
    .select('name, role, avatar_url')
    .eq('id', user.id)
    .maybeSingle();
  if (!data && !error) return null;
  if (!data && kept) return kept;
  return {
    id: user.id,
    email: user.email ?? '',
    name: data?.name ?? String(user.user_metadata.full_name ?? user.email ?? ''),
    role: data?.role === 'artist' ? 'artist' : 'customer',
    avatarUrl: data?.avatar_url ?? null,
  };
}
