import { AuthClient, type Session } from '@supabase/auth-js';
import type { Role } from '@fairtone/contracts/scene';
import { ROLE_ACCOUNTS, SCENE_PASSWORD } from '@fairtone/harness/fixtures';
import type { Product } from '../../support/startProduct';

/** Signs in as who a role stands for; `seedShop` made them. */
export async function sessionOf({ url, anonKey }: Product, role: Exclude<Role, 'guest'>): Promise<Session> {
  const auth = new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey },
    persistSession: false,
    autoRefreshToken: false,
  });
  const { data, error } = await auth.signInWithPassword({ email: ROLE_ACCOUNTS[role].email, password: SCENE_PASSWORD });
  if (error) throw error;
  return data.session;
}
