import type { Sql, Transaction } from '@fairtone/servers/supabase';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { createGzip } from 'node:zlib';
import { writeHashed } from './copyHashed.ts';
import { tableFile, type Manifest } from './manifest.ts';

/** The schemas with our data: those of the product, the auth service, the storage service and the gateway. */
const SCHEMAS = ['auth', 'fairtone_private', 'private', 'public', 'storage'];

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export type TableRow = { schema: string; table: string; columns: string[] };

/** Columns without generated ones, which Postgres computes on insert. */
export const listTables = (sql: Sql | Transaction) => sql<TableRow[]>`
  select nspname as schema, relname as table,
    array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname in ${sql(SCHEMAS)} order by 1, 2`;

/**
 * Writes every table in the snapshot of the transaction.
 * @param databaseUrl of the same database: postgres.js pauses its connection in the middle of a `copy` and does not resume it at the end
 *   (any table over 16 kB), so the rows are read over a second connection with the same snapshot
 */
export async function takeTables(sql: Transaction, databaseUrl: string, folder: string): Promise<Manifest['tables']> {
  const taken: Manifest['tables'] = [];
  const reader = await openReader(sql, databaseUrl);
  try {
    for (const { schema, table, columns } of await listTables(sql)) {
      const name = `${quoted(schema)}.${quoted(table)}`;
      const [count] = await sql.unsafe<{ rows: string }[]>(`select count(*)::text as rows from ${name}`);
      const source = reader.query(copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${name}) to stdout`));
      const { sha256 } = await writeHashed(source, tableFile(folder, { schema, table }), createGzip());
      taken.push({ schema, table, columns, rows: Number(count!.rows), sha256 });
    }
  } finally {
    await reader.end();
  }
  return taken;
}

/** A connection with the snapshot of the transaction. */
async function openReader(sql: Transaction, databaseUrl: string): Promise<pg.Client> {
  const [moment] = await sql<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`;
  const reader = new pg.Client({ connectionString: databaseUrl, application_name: 'fairtone-backup' });
  await reader.connect();
  await reader.query('begin isolation level repeatable read read only');
  await reader.query(`set transaction snapshot ${pg.escapeLiteral(moment!.snapshot)}`);
  return reader;
}

export async function takeSequences(sql: Transaction): Promise<Manifest['sequences']> {
  const sequences = await sql<{ schema: string; sequence: string }[]>`
    select schemaname as schema, sequencename as sequence from pg_sequences where schemaname in ${sql(SCHEMAS)} order by 1, 2`;
  const taken: Manifest['sequences'] = [];
  for (const { schema, sequence } of sequences) {
    const [row] = await sql.unsafe<{ value: string; called: boolean }[]>(
      `select last_value::text as value, is_called as called from ${quoted(schema)}.${quoted(sequence)}`,
    );
    taken.push({ schema, sequence, value: row!.value, isCalled: row!.called });
  }
  return taken;
}
