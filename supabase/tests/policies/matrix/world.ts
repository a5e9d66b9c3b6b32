import { randomUUID } from 'node:crypto';
import type { AnySql } from './sql.ts';
import type { Values } from './expectation.ts';

export type Person = { id: string; email: string; token: string | null };
export type People = Record<'owner' | 'listener' | 'artist' | 'moderator', Person>;

/** The people of a run, and functions that create the rows which other rows depend on. Writes without policies. */
export type World = People & {
  sql: AnySql;
  add: (table: string, row: Values) => Promise<Values>;
  /** An album of the owner, unless `artist_id` is given. */
  album: (fields?: Values) => Promise<Values>;
  publicAlbum: (fields?: Values) => Promise<Values>;
  /** A ready track, on a new public album unless `album_id` is given. */
  track: (fields?: Values) => Promise<Values>;
  playlist: (fields?: Values) => Promise<Values>;
  /** A paid order with one item. Returns the item. */
  sale: (buyer: Person, album: Values) => Promise<Values>;
  /** The purchase of a sale. */
  purchase: (buyer: Person, album: Values) => Promise<Values>;
};

export function worldOf(people: People, sql: AnySql): World {
  const add = (table: string, row: Values) => addRow(sql, table, row);
  // For `track_count`, see `settle`.
  const album = (fields: Values = {}) =>
    add('albums', {
      track_count: 50,
      artist_id: people.owner.id,
      title: 'Night Walks',
      genre: 'Jazz',
      price: 1000,
      // The schedule of the backend under test must not publish it.
      release_date: '2199-01-01',
      ...fields,
    });
  const publicAlbum = (fields: Values = {}) =>
    album({ state: 'public', published_at: '2026-01-05T00:00:00Z', ...fields });
  const sale = async (buyer: Person, sold: Values) => {
    const order = await add('orders', {
      user_id: buyer.id,
      state: 'paid',
      paid_at: '2026-01-06T00:00:00Z',
      total_cents: 1000,
    });
    return add('order_items', {
      order_id: order.id, album_id: sold.id, artist_id: sold.artist_id, album_title: 'Night Walks', artist_name: 'Owner',
      amount_cents: 1000, pricing: 'fixed',
    }); // prettier-ignore
  };
  return {
    ...people,
    sql,
    add,
    album,
    publicAlbum,
    track: async (fields = {}) =>
      add('tracks', {
        album_id: fields.album_id ?? (await publicAlbum()).id, title: 'First Light', track_number: 1, status: 'ready',
        duration: 30, duration_ms: 30_000, ...fields,
      }), // prettier-ignore
    playlist: (fields = {}) => add('playlists', { user_id: people.owner.id, name: 'Evenings', ...fields }),
    sale,
    purchase: async (buyer, sold) =>
      add('purchases', {
        user_id: buyer.id, album_id: sold.id, order_item_id: (await sale(buyer, sold)).id, album_title: 'Night Walks',
        artist_name: 'Owner', amount_cents: 1000,
      }), // prettier-ignore
  };
}

/** `table` may include its schema. Values are passed as JSON, as through the data API. */
export async function addRow(sql: AnySql, table: string, row: Values): Promise<Values> {
  const columns = Object.keys(row).map((name) => `"${name}"`).join(', '); // prettier-ignore
  const [made] = await sql.unsafe(
    `insert into ${table} as made (${columns}) overriding system value select ${columns} from jsonb_populate_record(null::${table}, $1::text::jsonb)
     returning to_jsonb(made) as row`,
    [JSON.stringify(row)],
  );
  return made!.row as Values;
}

const NAMES = { owner: 'artist', listener: 'customer', artist: 'artist', moderator: 'customer' } as const;

/** People without a session, for trials within the database. */
export async function peopleInSql(sql: AnySql): Promise<People> {
  const made = {} as People;
  for (const [name, role] of Object.entries(NAMES)) {
    const [id, email] = [randomUUID(), `${randomUUID()}@people.test`];
    await sql`insert into auth.users (id, email, raw_user_meta_data) values (${id}, ${email}, ${sql.json({ role, full_name: name })})`;
    made[name as keyof People] = { id, email, token: null };
  }
  return settle(made, sql);
}

/** People who signed up, for trials through the services. */
export async function peopleWithSessions(signUp: (metadata: Values) => Promise<Person>, sql: AnySql): Promise<People> {
  const entries = Object.entries(NAMES).map(async ([name, role]) => [name, await signUp({ role, full_name: name })]);
  const made = Object.fromEntries(await Promise.all(entries)) as People;
  return settle(made, sql);
}

/** Trials are undone without triggers: a counter with a high start value never falls below zero. */
async function settle(made: People, sql: AnySql): Promise<People> {
  await sql`insert into public.user_roles (user_id, role) values (${made.moderator.id}, 'moderator')`;
  const ids = Object.values(made).map(({ id }) => id);
  await sql`update public.profile_counts set followers = 50, following = 50 where profile_id = any (${ids})`;
  return made;
}
