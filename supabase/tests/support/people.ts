import { PASSWORD, type SessionBody } from '../../../servers/testing/accounts.ts';
import { sharedBackend } from '../../../servers/testing/clients.ts';
import { personOf, signUp as makePerson, type Person } from '../../../servers/testing/kit/people.ts';
import { postToAuth } from './backend.ts';

export type { Person };

/** A person with an account. `metadata` is what a visitor may set at sign-up. */
export const signUp = (metadata: Record<string, unknown>): Promise<Person> => makePerson(sharedBackend(), metadata);

/** Another session of the same person, by password. */
export async function signIn({ email }: Person): Promise<Person> {
  const response = await postToAuth('token?grant_type=password', { email, password: PASSWORD });
  const session = (await response.json()) as SessionBody;
  if (!response.ok) throw new Error(`The log-in answered ${response.status}: ${JSON.stringify(session)}`);
  return personOf(sharedBackend(), session);
}

export const listener = (name = 'Lena Listener') => signUp({ full_name: name, role: 'customer' });
export const artist = (name = 'Ada Artist') => signUp({ full_name: name, role: 'artist' });
