import { createGzip } from 'node:zlib';
import type { Transaction } from '../database/connection.ts';
import { writeHashed } from './copyHashed.ts';
import { tableFile, type Manifest } from './manifest.ts';

/** Everything that is ours: what the product, the auth service, the storage service and the gateway wrote. */
export const SCHEMAS = ['auth', 'fairtone_private', 'private', 'public', 'storage'];

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

type TableRow = { schema: string; table: string; columns: string[] };

/** Generated columns are left out: they come by themselves. */
const listTables = (sql: Transaction) => sql<TableRow[]>`
  select nspname as schema, relname as table,
    array(select attname::text from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind = 'r' and nspname in ${sql(SCHEMAS)} order by 1, 2`;

/** Writes every table as the transaction sees it. */
export async function takeTables(sql: Transaction, folder: string): Promise<Manifest['tables']> {
  const taken: Manifest['tables'] = [];
  for (const { schema, table, columns } of await listTables(sql)) {
    const name = `${quoted(schema)}.${quoted(table)}`;
    const [count] = await sql.unsafe<{ rows: string }[]>(`select count(*)::text as rows from ${name}`);
    const source = await sql
      .unsafe(`copy (select ${columns.map(quoted).join(', ')} from ${name}) to stdout`)
      .readable();
    const { sha256 } = await writeHashed(source, tableFile(folder, { schema, table }), createGzip());
    taken.push({ schema, table, columns, rows: Number(count!.rows), sha256 });
  }
  return taken;
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
