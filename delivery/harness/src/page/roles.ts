import type { Role } from '@fairtone/contracts/scene';
import { getConfig } from '@fairtone/platform';
import { ROLE_ACCOUNTS, SCENE_PASSWORD } from '../fixtures/index.ts';

interface RoleAccount {
  email: string;
  password: string;
}

/** Whether the backend has the fixtures: its demo accounts are the people of the scenes. */
export const hasFixtures = () => getConfig().demoAccounts?.listener.email === ROLE_ACCOUNTS.listener.email;

/** The roles that this backend has an account for. A running product has demo accounts of listeners and artists only. */
export function offeredRoles(): Role[] {
  const { demoAccounts } = getConfig();
  if (!demoAccounts) return ['guest'];
  return hasFixtures()
    ? ['guest', 'listener', 'artist', 'moderator', 'tester', 'staff']
    : ['guest', 'listener', 'artist'];
}

/** @returns null when the backend has no account for the role */
export function accountOf(role: Exclude<Role, 'guest'>): RoleAccount | null {
  if (hasFixtures()) return { email: ROLE_ACCOUNTS[role].email, password: SCENE_PASSWORD };
  const accounts: Partial<Record<Role, RoleAccount>> = getConfig().demoAccounts ?? {};
  return accounts[role] ?? null;
}
