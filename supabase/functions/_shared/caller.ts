import { anonymousClient } from './clients.ts';
import { loginRequired } from './refusal.ts';
import { readSender } from './sender.ts';

export interface Caller {
  id: string;
  email: string | null;
}

const known = new WeakMap<Request, Promise<Caller | null>>();

/**
 * The caller according to the auth service, which is asked once for a request; null for guests.
 * @throws Refusal 401 `unauthorized` without a key of this project, `login_required` for a forged, expired or ended session
 */
export function readCaller(request: Request): Promise<Caller | null> {
  const caller = known.get(request) ?? findCaller(request);
  known.set(request, caller);
  return caller;
}

async function findCaller(request: Request): Promise<Caller | null> {
  const { token } = await readSender(request);
  if (!token) return null;
  const { data, error } = await anonymousClient().auth.getUser(token);
  // Without a status, the auth service did not answer: the caller is unknown.
  if (error && (error.status === undefined || error.status === 0 || error.status >= 500)) {
    if (error.name !== 'AuthSessionMissingError') throw error;
  }
  if (!data.user) throw loginRequired();
  return { id: data.user.id, email: data.user.email ?? null };
}

/** @throws Refusal as `readCaller`, and 401 `login_required` for guests */
export async function requireCaller(request: Request): Promise<Caller> {
  const caller = await readCaller(request);
  if (!caller) throw loginRequired();
  return caller;
}
