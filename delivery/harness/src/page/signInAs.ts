import type { Role } from '@fairtone/contracts/scene';
import { getAuth, getConfig } from '@fairtone/platform';

/**
 * Signs in with the backend's demo account of a role, or signs out for a guest. The store reads the session from where this stores it.
 * @throws Error when the backend has no demo accounts or refuses the account
 */
export async function signInAs(role: Role): Promise<void> {
  const auth = await getAuth();
  if (role === 'guest') return void (await auth.signOut({ scope: 'local' }));
  const account = getConfig().demoAccounts?.[role];
  if (!account) throw new Error('The backend has no demo accounts: start it with demo data, or choose the role guest.');
  const { error } = await auth.signInWithPassword(account);
  if (error) throw error;
}
