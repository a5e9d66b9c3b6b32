import { messageOf } from '@fairtone/servers/shared';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sql } from './connection.ts';

export type Migration = { name: string; text: string; checksum: string };

export function readMigrations(root: string): Migration[] {
  const folder = join(root, 'supabase/migrations');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** Applies what is new, in order of name, each whole or not at all. Returns how many were applied. */
export async function applyMigrations(sql: Sql, migrations: Migration[]): Promise<number> {
  const rows = await sql<{ name: string; checksum: string }[]>`select name, checksum from fairtone_private.migrations`;
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const pending = migrations.filter((migration) => isPending(migration, applied));
  for (const migration of pending) await applyOne(sql, migration);
  return pending.length;
}

function isPending(migration: Migration, applied: Map<string, string>): boolean {
  const checksum = applied.get(migration.name);
  if (checksum !== undefined && checksum !== migration.checksum) {
    throw new Error(
      `Migration ${migration.name} was changed after it was applied. Put the change into a new migration, or delete the data folder.`,
    );
  }
  return checksum === undefined;
}

async function applyOne(sql: Sql, migration: Migration): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction.unsafe(migration.text).simple();
      // A migration may change the search path or the role for the rest of its transaction; this row must not depend on them.
      await transaction.unsafe('reset role; set local search_path to public').simple();
      await transaction`insert into fairtone_private.migrations (name, checksum) values (${migration.name}, ${migration.checksum})`;
    });
  } catch (error) {
    const line = lineOf(migration.text, Number((error as { position?: string }).position));
    throw new Error(`Migration ${migration.name}${line} failed: ${messageOf(error)}`, { cause: error });
  }
}

const lineOf = (text: string, position: number) =>
  Number.isFinite(position) ? `, line ${text.slice(0, position).split('\n').length},` : '';
