import { anonymousClient } from './clients.ts';
import { env } from './env.ts';
import { loginRequired } from './refusal.ts';

export interface Caller {
  id: string;
  email: string | null;
}

/** The caller according to the auth service; null for guests and invalid tokens. */
export async function readCaller(request: Request): Promise<Caller | null> {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token || token === env('SUPABASE_ANON_KEY')) return null;
  const { data, error } = await anonymousClient().auth.getUser(token);
  // Without a status, the auth service did not answer: the caller is unknown.
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) {
    if (error.name !== 'AuthSessionMissingError') throw error;
  }
  return data.user ? { id: data.user.id, email: data.user.email ?? null } : null;
}

/** @throws Refusal 401 `login_required` for guests */
export async function requireCaller(request: Request): Promise<Caller> {
  const caller = await readCaller(request);
  if (!caller) throw loginRequired();
  return caller;
}
