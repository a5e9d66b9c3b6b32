import { getRest, readStoredSession } from '@fairtone/platform';

const TIMEOUT_MS = 5000;

/**
 * Whether the person signed in here is a tester. The server answers, by the token: what the browser remembers of itself
 * counts for nothing. No answer is a no.
 */
export async function isTester(): Promise<boolean> {
  const session = readStoredSession();
  if (!session) return false;
  const { data } = await getRest()
    .from('user_roles')
    .select('role')
    .eq('user_id', session.user.id)
    .eq('role', 'tester')
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
    .maybeSingle();
  return data?.role === 'tester';
}
