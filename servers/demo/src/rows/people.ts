import {
  DEMO_ACCOUNTS,
  DEMO_ARTIST_KEY,
  DEMO_LISTENER_KEY,
  personId,
  type DemoArtist,
  type DemoCatalog,
  type DemoListener,
} from '../../content/catalog/index.ts';
import type { DemoAccountStore, Transaction } from '../shop.ts';
import { daysBefore } from './releaseDate.ts';

type Person = (DemoArtist | DemoListener) & { role: 'artist' | 'customer' };

export async function insertPeople(
  sql: Transaction,
  accounts: DemoAccountStore,
  catalog: DemoCatalog,
  now: Date,
): Promise<void> {
  const people: Person[] = [
    ...catalog.artists.map((artist) => ({ ...artist, role: 'artist' as const })),
    ...catalog.listeners.map((listener) => ({ ...listener, role: 'customer' as const })),
  ];
  for (const person of people) {
    // The person exists if the other size of the demo was seeded into the same data.
    if (!(await accounts.has(sql, personId(person.key)))) await insertPerson(sql, accounts, person, now);
  }
}

async function insertPerson(sql: Transaction, accounts: DemoAccountStore, person: Person, now: Date): Promise<void> {
  const id = personId(person.key);
  const metadata = { full_name: person.name, role: person.role };
  await accounts.add(sql, { id, ...accountOf(person.key), metadata });
  const { location, bio } = person;
  const profile = {
    location,
    bio,
    created_at: daysBefore(now, person.joinedDaysAgo),
    ...('albums' in person ? { genres: person.genres as string[], social_links: sql.json(person.links) } : {}),
  };
  await sql`update public.profiles set ${sql(profile as never)} where id = ${id}`;
}

/** Only the two demo accounts can sign in; all others have no password. */
function accountOf(key: string): { email: string; password: string | null } {
  if (key === DEMO_LISTENER_KEY) return DEMO_ACCOUNTS.listener;
  if (key === DEMO_ARTIST_KEY) return DEMO_ACCOUNTS.artist;
  return { email: `${key}@people.fairtone.test`, password: null };
}
