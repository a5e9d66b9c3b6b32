import type { Sql, Transaction } from '@fairtone/servers/supabase';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { tableFile, type Manifest } from './manifest.ts';
import { quoted } from './takeTables.ts';

const nameOf = ({ schema, table }: { schema: string; table: string }) => `${quoted(schema)}.${quoted(table)}`;

/** Replaces all rows of these tables in one transaction, with triggers disabled: the rows already contain the triggers' results. */
export async function loadTables(sql: Sql, folder: string, { tables, sequences }: Manifest): Promise<void> {
  await sql.begin(async (transaction) => {
    await transaction.unsafe('set local session_replication_role = replica');
    await transaction.unsafe(`truncate ${tables.map(nameOf).join(', ')}`);
    for (const table of tables) await loadTable(transaction, folder, table);
    for (const { schema, sequence, value, isCalled } of sequences) {
      await transaction`select setval(${`${quoted(schema)}.${quoted(sequence)}`}::regclass, ${value}::bigint, ${isCalled})`;
    }
  });
  const views = await sql<{ name: string }[]>`select format('%I.%I', schemaname, matviewname) as name from pg_matviews`;
  for (const { name } of views) await sql.unsafe(`refresh materialized view ${name}`);
  await sql.unsafe('analyze');
}

async function loadTable(sql: Transaction, folder: string, table: Manifest['tables'][number]): Promise<void> {
  const name = nameOf(table);
  const target = await sql.unsafe(`copy ${name} (${table.columns.map(quoted).join(', ')}) from stdin`).writable();
  await pipeline(createReadStream(tableFile(folder, table)), createGunzip(), target);
  const [count] = await sql.unsafe<{ rows: string }[]>(`select count(*)::text as rows from ${name}`);
  if (Number(count!.rows) !== table.rows) throw new Error(`${name} has ${count!.rows} rows instead of ${table.rows}.`);
}
