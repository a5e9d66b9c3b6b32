import type { Role } from '@fairtone/contracts/scene';
import { getAuth, getConfig, SESSION_STORAGE_KEY } from '@fairtone/platform';
import { fixtureSession, ROLE_ACCOUNTS } from '../fixtures/index.ts';

/** Leaves the session of a role behind, where the page's session is read from: made here, or got from the backend. */
export async function signInAs(role: Role, isLive: boolean): Promise<void> {
  if (!isLive) {
    if (role === 'guest') localStorage.removeItem(SESSION_STORAGE_KEY);
    else localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(fixtureSession(ROLE_ACCOUNTS[role])));
    return;
  }
  const auth = await getAuth();
  if (role === 'guest') return void (await auth.signOut({ scope: 'local' }));
  const account = getConfig().demoAccounts?.[role];
  if (!account) throw new Error('The backend has no demo accounts: start it with demo data, or look as a guest');
  const { error } = await auth.signInWithPassword(account);
  if (error) throw error;
}
