import { getRest, readStoredSession } from '@fairtone/platform';

const TIMEOUT_MS = 5000;

/**
 * Whether the signed-in user is a tester. Only the server's answer counts, which depends on the token, not on anything else
 * that the browser stores. False when the request fails.
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
