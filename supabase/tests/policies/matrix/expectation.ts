import type { Person, World } from './world.ts';

/** Who asks. `owner` owns the row, `artist` is another artist, `listener` a customer, `moderator` one of the staff. */
export const ACTORS = ['guest', 'listener', 'owner', 'artist', 'moderator', 'service'] as const;
export type Actor = (typeof ACTORS)[number];
export const everyone: Actor[] = ['guest', 'listener', 'owner', 'artist', 'moderator'];
export const people: Actor[] = ['listener', 'owner', 'artist', 'moderator'];

export type Right = 'read' | 'insert' | 'update' | 'delete';
export type Values = Record<string, unknown>;

/** One kind of row ("a draft") and who may do what to it, the service aside. Whoever is not named must be refused. */
export type RowCase = {
  name: string;
  /** Puts the row there, with what it hangs on, and returns it. */
  make: (world: World) => Promise<Values>;
  reads: Actor[];
  /** Each of the columns in `columns.update`. */
  updates?: Actor[];
  deletes?: Actor[];
  /** When a trigger refuses even the service: what is left to it. */
  service?: Right[];
};

/** A row that somebody tries to write. It must be valid: the service is expected to succeed with it. */
type InsertCase = {
  name: string;
  /** `me` is who tries; the owner for a guest and for the service. */
  row: (world: World, me: Person) => Values | Promise<Values>;
  by: Actor[];
};

export type TableExpectation = {
  table: string;
  /** For views, which have no primary key. */
  key?: string[];
  rows: RowCase[];
  inserts: InsertCase[];
  columns?: {
    /** When not all of them may be read. */
    read?: string[];
    insert?: string[];
    /** Every column that clients may update, with a value other than the made row's. */
    update?: Values | ((world: World) => Values);
    /** Columns granted for upserts, which write the key anew, and of which no policy lets a sample change alone. */
    upsert?: string[];
  };
  /** What the service itself may do; without it everything. */
  service?: Right[];
};

/** Who may call a function of `public`: a guest too, whoever signed in, or nobody but the service. */
export type Audience = 'everyone' | 'people' | 'service';

export type BucketExpectation = {
  bucket: string;
  isPublic: boolean;
  /** Made by the service, read and changed by the actors. */
  objects: {
    name: string;
    path: (world: World) => string | Promise<string>;
    reads: Actor[];
    replaces: Actor[];
    deletes: Actor[];
  }[];
  uploads: { name: string; path: (world: World, me: Person) => string | Promise<string>; by: Actor[] }[];
  contentType: string;
};

export type Topic = {
  tables?: TableExpectation[];
  functions?: Record<string, Audience>;
  buckets?: BucketExpectation[];
};

/** A table that no client may touch at all. `row` returns a valid row; it is made anew for every use. */
export const serviceOnly = (table: string, row: (world: World) => Values | Promise<Values>): TableExpectation => ({
  table,
  rows: [{ name: 'a row', make: async (world) => world.add(table, await row(world)), reads: [] }],
  inserts: [{ name: 'a row', row, by: [] }],
});
