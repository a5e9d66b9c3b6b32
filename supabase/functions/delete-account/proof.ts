import type { Caller } from '../_shared/caller.ts';
import { anonymousClient, serviceClient } from '../_shared/clients.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { TooManyRequests } from '../_shared/tooManyRequests.ts';

const RETRY_S = 300;

async function requirePassword({ email }: Caller, password: string): Promise<void> {
  const { data, error } = await anonymousClient().auth.signInWithPassword({ email: email ?? '', password });
  if (data.session) return;
  if (error?.status === 429) throw new TooManyRequests('too_many_passwords', RETRY_S);
  if (error?.status === 400) throw new Refusal(403, 'wrong_password', 'This is not the password of the account.');
  throw error ?? new Error('Signing in gave neither a session nor an error.');
}

/** The session id of a token that the auth service has already verified. */
function sessionOf(request: Request): string | null {
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { session_id?: unknown };
    return typeof claims.session_id === 'string' ? claims.session_id : null;
  } catch {
    return null;
  }
}

/**
 * Requires the password, or a recent sign-in, because the deletion cannot be undone and a token may be stolen.
 * @throws Refusal 403 `wrong_password` or `reauthentication_required`
 */
export async function requireProof(caller: Caller, request: Request, password?: string): Promise<void> {
  if (password !== undefined) return requirePassword(caller, password);
  const session = sessionOf(request);
  const recently =
    session && (await serviceClient().rpc('signed_in_recently', { user_id: caller.id, session_id: session }));
  if (recently && recently.error) throw fromDatabase(recently.error);
  if (!recently || !recently.data)
    throw new Refusal(403, 'reauthentication_required', 'Sign in again, or send the password.');
}
