import { getRest, type StoredSession } from '@fairtone/platform';
import type { SessionUser } from '../sessionSlice.ts';

/**
 * The signed-in person as the header shows them; null when there is no such person any more. The role comes from the server; while
 * that cannot be reached, as offline, the person counts as a listener and keeps what is theirs on this device.
 */
export async function loadSessionUser({ user }: StoredSession): Promise<SessionUser | null> {
  const { data, error } = await getRest()
    .from('profiles')
    .select('name, role, avatar_url')
    .eq('id', user.id)
    .maybeSingle();
  if (!data && !error) return null;
  return {
    id: user.id,
    email: user.email ?? '',
    name: data?.name ?? String(user.user_metadata.full_name ?? user.email ?? ''),
    role: data?.role === 'artist' ? 'artist' : 'customer',
    avatarUrl: data?.avatar_url ?? null,
  };
}
