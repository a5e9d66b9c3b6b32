import { api, API_TAGS } from '@fairtone/api';
import type { CartItem } from '@fairtone/domain';
import { getRest } from '@fairtone/platform';
import { cartRestored, selectCartItems, selectUser, type AppStore } from '@fairtone/store';

export type TableRow = Record<string, unknown>;

/** Reads and changes the signed-in person's rows, with the rights that the database gives this person. */
export interface TableRows {
  tables: readonly string[];
  /** None for a guest. @throws Error with the refusal of the data API */
  read: (table: string) => Promise<TableRow[]>;
  /**
   * Writes the columns that differ, then the page asks again for what it shows.
   * @throws Error when nothing differs, or with the refusal of the data API
   */
  save: (table: string, before: TableRow, after: TableRow) => Promise<void>;
}

const SHOWN = 100;
/** Of this browser, not of the database. */
const CART = 'cart';

interface OwnedTable {
  key: readonly string[];
  /** Column with the person who may change the row. */
  owner: string;
  /** Table of the owner's column, where it is not this one. */
  of?: string;
}

/** The tables that clients may change. */
const OWNED: Record<string, OwnedTable> = {
  albums: { key: ['id'], owner: 'artist_id' },
  tracks: { key: ['id'], owner: 'albums.artist_id', of: 'albums' },
  artist_pages: { key: ['artist_id'], owner: 'artist_id' },
  profiles: { key: ['id'], owner: 'id' },
  playlists: { key: ['id'], owner: 'user_id' },
  playlist_tracks: { key: ['playlist_id', 'track_id'], owner: 'playlists.user_id', of: 'playlists' },
  notifications: { key: ['id'], owner: 'user_id' },
  notification_preferences: { key: ['user_id', 'kind'], owner: 'user_id' },
  privacy_settings: { key: ['user_id'], owner: 'user_id' },
  user_settings: { key: ['user_id'], owner: 'user_id' },
};

export function createTableRows(store: AppStore): TableRows {
  return {
    tables: [...Object.keys(OWNED), CART],
    async read(table) {
      if (table === CART) return selectCartItems(store.getState()).map((item) => ({ ...item }));
      const person = selectUser(store.getState());
      if (!person) return [];
      const { key, owner, of } = tableOf(table);
      // An empty embedded table filters rows and adds no column.
      const rows = tableNamed(table).select(of ? `*,${of}!inner()` : '*');
      const { data, error } = await rows.eq(owner, person.id).order(key[0]!).limit(SHOWN);
      if (error) throw refusal(error);
      return data;
    },
    async save(table, before, after) {
      const changes = changesOf(before, after);
      if (table === CART) {
        const items = selectCartItems(store.getState());
        const isMeant = (item: CartItem) => sameJson(item, before);
        return void store.dispatch(cartRestored(items.map((item) => (isMeant(item) ? { ...item, ...changes } : item))));
      }
      const { key } = tableOf(table);
      const row = Object.fromEntries(key.map((column) => [column, before[column]]));
      const { data, error } = await tableNamed(table).update(changes).match(row).select(key.join());
      if (error) throw refusal(error);
      if (data.length === 0) throw new Error('The database changed no row: this person may read it, but not write it.');
      store.dispatch(api.util.invalidateTags([...API_TAGS]));
    },
  };
}

function changesOf(before: TableRow, after: TableRow): TableRow {
  const changes = Object.entries(after).filter(([column, value]) => !sameJson(value, before[column]));
  if (changes.length === 0) throw new Error('Nothing differs from the row as it is.');
  return Object.fromEntries(changes);
}

const sameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function tableOf(table: string): OwnedTable {
  const owned = OWNED[table];
  if (!owned) throw new Error(`${table} is none of the tables that clients may change.`);
  return owned;
}

interface Answer {
  data: TableRow[];
  error: { message: string; code?: string; details?: string | null } | null;
}
interface Rows extends PromiseLike<Answer> {
  eq: (column: string, value: string) => Rows;
  order: (column: string) => Rows;
  limit: (count: number) => Rows;
}
interface AnyTable {
  select: (columns: string) => Rows;
  update: (row: TableRow) => { match: (key: TableRow) => { select: (columns: string) => PromiseLike<Answer> } };
}

/** The name of the table is known at run time only, so its columns have no types. */
const tableNamed = (table: string) => getRest().from(table as 'albums') as unknown as AnyTable;

const refusal = ({ message, code, details }: NonNullable<Answer['error']>) =>
  new Error([message, details, code && `(${code})`].filter(Boolean).join(' '));
