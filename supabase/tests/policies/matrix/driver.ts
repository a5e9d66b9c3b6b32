import type { AnySql } from './sql.ts';
import type { Actor, Values } from './expectation.ts';

/** How many rows were affected, or why the statement was refused. */
export type Outcome = { rows: number } | { refused: string };

/** Executes statements on tables: through the data API, or by SQL in the caller's role. */
export type Driver = {
  /**
   * Whether writes without a filter can be tried, because they are rolled back. They do not read, so select policies do not protect
   * against them.
   */
  triesWithoutFilter: boolean;
  /** Reads and creates rows without policies. */
  sql: AnySql;
  read: (actor: Actor, table: string, key: Values, columns: string[] | null) => Promise<Outcome>;
  insert: (actor: Actor, table: string, row: Values) => Promise<Outcome>;
  update: (actor: Actor, table: string, key: Values, set: Values) => Promise<Outcome>;
  remove: (actor: Actor, table: string, key: Values) => Promise<Outcome>;
  /** The row as the service reads it. */
  look: (table: string, key: Values) => Promise<Values | null>;
  /** Runs one attempt and undoes its changes: the row is restored, an inserted row is deleted. */
  trial: <Result>(table: string, before: Before, work: () => Promise<Result>) => Promise<Result>;
};

type Before = { key: Values; row: Values } | { added: Values };

export const isDone = (outcome: Outcome) => 'rows' in outcome && outcome.rows > 0;
export const describeOutcome = (outcome: Outcome) => ('refused' in outcome ? outcome.refused : `${outcome.rows} rows`);
