import type { Backend } from './backend.ts';

export type Person = { id: string; token: string };

/** A person with an account and a session, created through the auth service like any visitor. */
export async function signUp(
  { url, anonKey }: Pick<Backend, 'url' | 'anonKey'>,
  name: string,
  role: 'customer' | 'artist',
): Promise<Person> {
  const email = `${name}@bench.test`;
  const send = async (path: string, body: object) => {
    const headers = { apikey: anonKey, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/auth/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { access_token?: string; user?: { id: string } };
  };
  const password = 'Str0ng!password';
  const old = await send('token?grant_type=password', { email, password });
  const session = old.access_token ? old : await send('signup', { email, password, data: { full_name: name, role } });
  if (!session.access_token || !session.user) throw new Error(`Cannot sign up ${name}: ${JSON.stringify(session)}`);
  return { id: session.user.id, token: session.access_token };
}
