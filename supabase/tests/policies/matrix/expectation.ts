import type { Person, World } from './world.ts';

/** The roles of the test. `owner` owns the row, `artist` is another artist, `listener` a customer, `moderator` a staff member. */
export const ACTORS = ['guest', 'listener', 'owner', 'artist', 'moderator', 'service'] as const;
export type Actor = (typeof ACTORS)[number];
export const allActors: Actor[] = ['guest', 'listener', 'owner', 'artist', 'moderator'];
export const people: Actor[] = ['listener', 'owner', 'artist', 'moderator'];

export type Right = 'read' | 'insert' | 'update' | 'delete';
export type Values = Record<string, unknown>;

/** One kind of row ("a draft") and who may do what to it, the service aside. All actors that are not listed must be refused. */
export type RowCase = {
  name: string;
  /** Creates the row with the rows it depends on, and returns it. */
  make: (world: World) => Promise<Values>;
  reads: Actor[];
  /** Applies to each of the columns in `columns.update`. */
  updates?: Actor[];
  deletes?: Actor[];
  /** The rights of the service, when a trigger refuses even the service. */
  service?: Right[];
};

/** A row to be written. It must be valid: the service is expected to succeed with it. */
type InsertCase = {
  name: string;
  /** `me` is the actor; the owner for a guest and for the service. */
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
    /** Readable columns, when not all of them are. */
    read?: string[];
    insert?: string[];
    /** Every column that clients may update, with a value that differs from the created row's. */
    update?: Values | ((world: World) => Values);
    /** Columns granted for upserts, which rewrite the key; no policy allows changing a sample of them alone. */
    upsert?: string[];
  };
  /** The rights of the service; all when omitted. */
  service?: Right[];
};

/** Who may call a function of `public`: guests too, signed-in users, or only the service. */
export type Audience = 'everyone' | 'people' | 'service';

export type BucketExpectation = {
  bucket: string;
  isPublic: boolean;
  /** Created by the service, read and changed by the actors. */
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

/** A table that no client may use at all. `row` returns a valid new row for every use. */
export const serviceOnly = (table: string, row: (world: World) => Values | Promise<Values>): TableExpectation => ({
  table,
  rows: [{ name: 'a row', make: async (world) => world.add(table, await row(world)), reads: [] }],
  inserts: [{ name: 'a row', row, by: [] }],
});
