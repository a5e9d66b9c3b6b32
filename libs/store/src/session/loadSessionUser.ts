import { getRest, type StoredSession } from '@fairtone/platform';
import type { SessionUser } from '../sessionSlice.ts';

/**
 * The signed-in person as the header shows them. The role comes from the server; when the profile cannot be read, the
 * person counts as a listener until the next try.
 */
export async function loadSessionUser({ user }: StoredSession): Promise<SessionUser> {
  const { data } = await getRest().from('profiles').select('name, role, avatar_url').eq('id', user.id).maybeSingle();
  return {
    id: user.id,
    email: user.email ?? '',
    name: data?.name ?? String(user.user_metadata.full_name ?? user.email ?? ''),
    role: data?.role === 'artist' ? 'artist' : 'customer',
    avatarUrl: data?.avatar_url ?? null,
  };
}
