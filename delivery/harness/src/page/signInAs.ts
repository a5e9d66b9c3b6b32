import type { Role } from '@fairtone/contracts/scene';
import { getAuth } from '@fairtone/platform';
import { accountOf } from './roles.ts';

/**
 * Signs in with the backend's account of a role, or signs out for a guest. The store reads the session from where this stores it.
 * @throws Error when the backend has no such account or refuses it
 */
export async function signInAs(role: Role): Promise<void> {
  const auth = await getAuth();
  if (role === 'guest') return void (await auth.signOut({ scope: 'local' }));
  const account = accountOf(role);
  if (!account) throw new Error(`The backend has no ${role}: start it with demo data, or choose the role guest.`);
  const { error } = await auth.signInWithPassword(account);
  if (error) throw error;
}
