import type { Sql } from '@fairtone/servers/supabase';
import type { Manifest } from './manifest.ts';
import { listTables, type TableRow } from './takeTables.ts';

const SHOWN = 5;

/**
 * Checks that a database has the tables and columns of a backup, no more and no fewer.
 * @throws with the first differences
 */
export async function requireSameTables(sql: Sql, manifest: Manifest): Promise<void> {
  const differences = differencesOf(manifest.tables, await listTables(sql));
  if (differences.length === 0) return;
  const shown = differences.slice(0, SHOWN).join(', ') + (differences.length > SHOWN ? ', …' : '');
  throw new Error(
    `The backup does not fit this version of Fairtone: ${shown}. Restore it with the version that made it.`,
  );
}

function differencesOf(kept: readonly TableRow[], here: readonly TableRow[]): string[] {
  const [inBackup, inDatabase] = [namesOf(kept), namesOf(here)];
  return [
    ...[...inBackup].filter((name) => !inDatabase.has(name)).map((name) => `${name} is not in this version`),
    ...[...inDatabase].filter((name) => !inBackup.has(name)).map((name) => `${name} is not in the backup`),
  ];
}

/** Names of tables and their columns: `public.albums`, `public.albums.title`. */
const namesOf = (tables: readonly TableRow[]) =>
  new Set(
    tables.flatMap(({ schema, table, columns }) => [
      `${schema}.${table}`,
      ...columns.map((column) => `${schema}.${table}.${column}`),
    ]),
  );
