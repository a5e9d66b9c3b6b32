import type { AnySql } from './sql.ts';
import type { Actor, Values } from './expectation.ts';

/** How many rows were touched, or why none may be. */
export type Outcome = { rows: number } | { refused: string };

/** A way to act on tables: through the data API, or by SQL in the caller's role. */
export type Driver = {
  /**
   * Whether writes without a filter can be tried, all of it being taken back. They never read, so no select policy helps
   * against them.
   */
  triesWithoutFilter: boolean;
  /** Looks and makes rows past all policies. */
  sql: AnySql;
  read: (actor: Actor, table: string, key: Values, columns: string[] | null) => Promise<Outcome>;
  insert: (actor: Actor, table: string, row: Values) => Promise<Outcome>;
  update: (actor: Actor, table: string, key: Values, set: Values) => Promise<Outcome>;
  remove: (actor: Actor, table: string, key: Values) => Promise<Outcome>;
  /** The row as the service sees it. */
  look: (table: string, key: Values) => Promise<Values | null>;
  /** Runs one attempt and takes back whatever it changed: the row is again as it was, an added row is gone. */
  trial: <Result>(table: string, before: Before, work: () => Promise<Result>) => Promise<Result>;
};

type Before = { key: Values; row: Values } | { added: Values };

export const isDone = (outcome: Outcome) => 'rows' in outcome && outcome.rows > 0;
export const wordsOf = (outcome: Outcome) => ('refused' in outcome ? outcome.refused : `${outcome.rows} rows`);
