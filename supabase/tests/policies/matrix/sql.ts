import type postgres from 'postgres';
import type { Values } from './expectation.ts';

/** A connection or a transaction on one. */
export type AnySql = postgres.ISql;

/** Finds the row of a key that is given as JSON in `$1`. */
export const matches = (table: string, key: Values): string =>
  ['$1::text is not null', ...comparisons(table, key)].join(' and ');

const comparisons = (table: string, key: Values) =>
  Object.keys(key).map(
    (name) =>
      `it."${name}" = (select given."${name}" from jsonb_populate_record(null::${table}, $1::text::jsonb) as given)`,
  );

/** The row as the database's owner sees it. */
export async function readRow(sql: AnySql, table: string, key: Values): Promise<Values | null> {
  const statement = `select to_jsonb(it) as row from ${table} as it where ${matches(table, key)}`;
  const [found] = await sql.unsafe(statement, [JSON.stringify(key)]);
  return (found?.row as Values | undefined) ?? null;
}
