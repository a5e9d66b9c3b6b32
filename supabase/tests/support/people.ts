import { randomUUID } from 'node:crypto';
import { postToAuth, restAs, type Rest } from './backend.ts';

export type Person = { id: string; email: string; token: string; rest: Rest };

const password = 'Str0ng!password';

async function enter(path: string, email: string, body: object): Promise<Person> {
  const response = await postToAuth(path, { email, password, ...body });
  const session = (await response.json()) as { access_token?: string; user?: { id: string } };
  if (!session.access_token || !session.user)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(session)}`);
  return { id: session.user.id, email, token: session.access_token, rest: restAs(session.access_token) };
}

/** Signs up through the auth service, the only door there is. `metadata` is what a visitor may claim about themselves. */
export const signUp = (metadata: Record<string, unknown>): Promise<Person> =>
  enter('signup', `${randomUUID()}@people.test`, { data: metadata });

export const signIn = ({ email }: Person): Promise<Person> => enter('token?grant_type=password', email, {});

export const listener = (name = 'Lena Listener') => signUp({ full_name: name, role: 'customer' });
export const artist = (name = 'Ada Artist') => signUp({ full_name: name, role: 'artist' });
